import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { campaigns, folders } from '../src/platform/db/schema.ts';
import type { Caller, Schemas } from './harness.ts';
import { createCampaign, createGroup, startAppWithUsers, toCampaignUpdate } from './test-users.ts';

const { test, testUsers } = await startAppWithUsers();

const bulk = async (caller: Caller, body: Schemas['CampaignBulk'] | object) =>
  (await caller.call<Schemas['CampaignBulkResults']>('POST', 'campaigns/bulk', body)).body.results;
const read = async (id: number) => (await testUsers.admin.call<Schemas['Campaign']>('GET', `campaigns/${id}`)).body;
const historyOf = async (id: number) =>
  (await testUsers.advertiser.call<Schemas['ChangeList']>('GET', `campaigns/${id}/changes`)).body;

describe('the history', () => {
  it('has the old and new value of each changed field, newest first', async () => {
    const campaign = await createCampaign(testUsers.advertiser);
    const places = '[{"id":"RU","type":"country","name":"Russia","parent_id":"EU"}]';
    const ads = { active_hours: { value: [9, 10] }, cash_limit: 500, geo_white_ui: places };
    const body = { ...toCampaignUpdate(campaign), bid: 75, ads };
    expect((await testUsers.advertiser.call('PUT', `campaigns/${campaign.id}`, body)).status).toBe(200);
    await testUsers.manager.call('PUT', `campaigns/${campaign.id}`, {
      ...body,
      ads: undefined,
      version: 2,
      name: 'Other',
    });
    const { items, total } = await historyOf(campaign.id);
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({
      user_id: testUsers.manager.userId,
      fields: [{ field: 'name', old: 'Spring sale', new: 'Other' }],
    });
    expect(items[1]?.user_id).toBe(testUsers.advertiser.userId);
    expect(items[1]?.fields).toEqual(
      expect.arrayContaining([
        { field: 'bid', old: 60, new: 75 },
        { field: 'ads.cash_limit', old: null, new: 500 },
        { field: 'ads.active_hours', old: [], new: [9, 10] },
        { field: 'ads.geo_white_ui', old: '[]', new: places },
        { field: 'ads.country', old: { white: [], black: [] }, new: { white: ['RU'], black: [] } },
      ]),
    );
    expect(items[1]?.fields).toHaveLength(5);
  });

  it('omits a targeting that is saved unchanged, which keeps its version', async () => {
    const campaign = await createCampaign(testUsers.advertiser);
    const ads = {
      browsers: { black: ['Edge'], white: ['Chrome', 'Safari'] },
      os_versions: {
        tablet: { android: [], iOS: [], other: false },
        mobile: { android: ['14'], iOS: ['17.1'], other: true },
        desktop: { windows: [], macOS: ['14'], other: false },
      },
      active_hours: [9, 10],
    };
    const save = async (version: number) =>
      (
        await testUsers.advertiser.call<Schemas['Campaign']>('PUT', `campaigns/${campaign.id}`, {
          ...toCampaignUpdate(campaign),
          version,
          ads,
        })
      ).body;
    expect(await save(1)).toMatchObject({ version: 2 });
    expect(await save(2)).toMatchObject({ version: 2 });
    const { items, total } = await historyOf(campaign.id);
    expect(total).toBe(1);
    expect(items[0]?.fields.map(({ field }) => field).sort()).toEqual([
      'ads.active_hours',
      'ads.browsers',
      'ads.os_versions',
    ]);
  });

  it('of a bulk call omits records that already had the value', async () => {
    const campaign = await createCampaign(testUsers.advertiser);
    expect(await bulk(testUsers.advertiser, { ids: [campaign.id], action: 'set_dates', end_date: null })).toMatchObject(
      [{ ok: true, changes: [] }],
    );
    expect(await read(campaign.id)).toMatchObject({ version: 1 });
    expect((await historyOf(campaign.id)).total).toBe(0);
  });

  it('is paged', async () => {
    const { id } = await createCampaign(testUsers.advertiser);
    expect((await testUsers.advertiser.call('GET', `campaigns/${id}/changes?limit=51`)).status).toBe(422);
  });

  it('names referenced records while they exist', async () => {
    const campaign = await createCampaign(testUsers.advertiser);
    const group = await createGroup(testUsers.advertiser, { name: 'Clothes' });
    const body = { ...toCampaignUpdate(campaign), group_id: group.id };
    await testUsers.advertiser.call('PUT', `campaigns/${campaign.id}`, body);
    await testUsers.advertiser.call('PUT', `campaigns/${campaign.id}`, { ...body, group_id: null, version: 2 });
    const { items } = await historyOf(campaign.id);
    expect(items.map(({ fields }) => fields)).toEqual([
      [{ field: 'group_id', old: group.id, new: null, old_name: 'Clothes' }],
      [{ field: 'group_id', old: null, new: group.id, new_name: 'Clothes' }],
    ]);
  });

  it('omits refused changes', async () => {
    const campaign = await createCampaign(testUsers.advertiser);
    const body = { ...toCampaignUpdate(campaign), bid: 1, name: 'Cheap' };
    expect((await testUsers.advertiser.call('PUT', `campaigns/${campaign.id}`, body)).status).toBe(422);
    expect((await historyOf(campaign.id)).total).toBe(0);
  });
});

describe('a bulk call', () => {
  it.each([
    ['start', {}, { status: 'working' }],
    ['lock', {}, { status: 'lock' }],
    ['archive', {}, { status: 'archive' }],
    ['set_dates', { start_date: '2026-03-01', end_date: '2026-04-01' }, { start_date: '2026-03-01' }],
    ['set_limits', { limits: { cash_limit: 900 } }, { limits: { cash_limit: 900, cash_limit_day: null } }],
  ] as const)('does %s to each', async (action, values, expected) => {
    const ids = [(await createCampaign(testUsers.advertiser)).id, (await createCampaign(testUsers.advertiser)).id];
    const results = await bulk(testUsers.manager, { ids: ids.toReversed(), action, ...values });
    expect(results).toMatchObject(ids.toReversed().map((id) => ({ id, ok: true, campaign: { id, ...expected } })));
    for (const id of ids) expect(await read(id)).toMatchObject({ ...expected, version: 2 });
    expect((await historyOf(ids[0] ?? 0)).total).toBe(1);
  });

  it('applies to the other records when one is refused', async () => {
    const group = await createGroup(testUsers.advertiser, { name: 'Bulk' });
    const [mine, other] = [await createCampaign(testUsers.advertiser), await createCampaign(testUsers.otherAdvertiser)];
    const body = { ids: [other.id, mine.id], action: 'move_to_group', group_id: group.id };
    expect(await bulk(testUsers.admin, body)).toMatchObject([
      { id: other.id, ok: false, status: 404 },
      { id: mine.id, ok: true, changes: [{ field: 'group_id', old: null, new: group.id }] },
    ]);
    expect(await read(mine.id)).toMatchObject({ group_id: group.id, group_name: 'Bulk' });
    expect(await read(other.id)).toMatchObject({ group_id: null, version: 1 });
  });

  it('applies the rules of a single change', async () => {
    const campaign = await createCampaign(testUsers.advertiser, { start_date: '2026-03-01' });
    const dates = { ids: [campaign.id], action: 'set_dates', end_date: '2026-02-01' };
    expect(await bulk(testUsers.advertiser, dates)).toMatchObject([
      { status: 422, errors: { end_date: [expect.any(String)] } },
    ]);
    await testUsers.admin.call('PUT', `campaigns/${campaign.id}`, { ...toCampaignUpdate(campaign), status: 'lock' });
    for (const action of ['start', 'stop', 'archive'])
      expect(await bulk(testUsers.advertiser, { ids: [campaign.id], action })).toMatchObject([
        { ok: false, status: 403 },
      ]);
    const open = await createCampaign(testUsers.advertiser);
    expect(await bulk(testUsers.advertiser, { ids: [open.id], action: 'lock' })).toMatchObject([
      { ok: false, status: 403 },
    ]);
    expect(await bulk(testUsers.manager, { ids: [campaign.id], action: 'stop' })).toMatchObject([{ ok: true }]);
  });

  it.each([
    ['start', 'This campaign is already working'],
    ['stop', 'This campaign is already stopped'],
  ] as const)('to %s refuses those that are so already, and does the others', async (action, error) => {
    const [working, stopped] = [await createCampaign(testUsers.advertiser), await createCampaign(testUsers.advertiser)];
    await bulk(testUsers.advertiser, { ids: [working.id], action: 'start' });
    const [already, other] = action === 'start' ? [working, stopped] : [stopped, working];
    expect(await bulk(testUsers.advertiser, { ids: [already.id, other.id], action })).toMatchObject([
      { id: already.id, ok: false, status: 400, error, changes: [] },
      { id: other.id, ok: true, changes: [{ field: 'status' }] },
    ]);
  });

  it('restores an archived campaign before starting it, and returns an earlier status for an undo', async () => {
    const campaign = await createCampaign(testUsers.advertiser);
    const ids = [campaign.id];
    await bulk(testUsers.advertiser, { ids, action: 'start' });
    await bulk(testUsers.advertiser, { ids, action: 'archive' });
    const archived = await read(campaign.id);
    const edit = { ...toCampaignUpdate(archived), version: archived.version };
    const put = (status: string) => testUsers.advertiser.call('PUT', `campaigns/${campaign.id}`, { ...edit, status });

    for (const action of ['start', 'stop'])
      expect(await bulk(testUsers.advertiser, { ids, action })).toMatchObject([
        { ok: false, status: 400, error: `Archived: restore it before you ${action} it` },
      ]);
    expect(await put('working')).toMatchObject({
      status: 400,
      body: { error: 'Archived: restore it before you start it' },
    });
    expect(await bulk(testUsers.advertiser, { ids, action: 'restore', status: 'working' })).toMatchObject([
      { ok: true, campaign: { status: 'working' } },
    ]);
    expect(await bulk(testUsers.advertiser, { ids, action: 'restore' })).toMatchObject([
      { ok: false, status: 400, error: 'This campaign is not archived', unchanged: true },
    ]);
    await bulk(testUsers.advertiser, { ids, action: 'archive' });
    expect(await bulk(testUsers.advertiser, { ids, action: 'restore' })).toMatchObject([
      { ok: true, campaign: { status: 'stopped' } },
    ]);
  });

  it('keeps a locked campaign out of the archive, from which its owner could restore it', async () => {
    const campaign = await createCampaign(testUsers.advertiser);
    const ids = [campaign.id];
    await bulk(testUsers.manager, { ids, action: 'lock' });
    const locked = await read(campaign.id);
    const error = 'Locked: start or stop it before you archive it';
    expect(await bulk(testUsers.manager, { ids, action: 'archive' })).toMatchObject([
      { ok: false, status: 400, error },
    ]);
    const edit = { ...toCampaignUpdate(locked), status: 'archive', version: locked.version };
    expect(await testUsers.manager.call('PUT', `campaigns/${campaign.id}`, edit)).toMatchObject({
      status: 400,
      body: { error },
    });
  });

  it('refuses only records that changed since they were read', async () => {
    const [seen, changed] = [await createCampaign(testUsers.advertiser), await createCampaign(testUsers.advertiser)];
    await testUsers.manager.call('PUT', `campaigns/${changed.id}`, { ...toCampaignUpdate(changed), name: 'Renamed' });
    const body = {
      ids: [seen.id, changed.id],
      versions: { [seen.id]: 1, [changed.id]: 1 },
      action: 'set_limits',
      limits: { cash_limit: 7 },
    };
    for (const dry_run of [true, false])
      expect(await bulk(testUsers.advertiser, { ...body, dry_run })).toMatchObject([
        { id: seen.id, ok: true },
        { id: changed.id, ok: false, status: 400, error: expect.stringMatching(/^User \d+ changed this/) },
      ]);
    expect(await read(seen.id)).toMatchObject({ limits: { cash_limit: 7 }, version: 2 });
    expect(await read(changed.id)).toMatchObject({ limits: { cash_limit: null }, version: 2 });
  });

  it('keeps targeting values that were removed from their dictionary', async () => {
    const { id } = await createCampaign(testUsers.advertiser);
    const targeting = { feeds: [999_999], region: { white: ['DE-ZZ'], black: [] } };
    await test.db.update(campaigns).set({ targeting }).where(eq(campaigns.id, id));
    const body = { ids: [id], action: 'set_limits', limits: { cash_limit: 7 } };
    expect(await bulk(testUsers.advertiser, body)).toMatchObject([{ id, ok: true }]);
    const stored = await testUsers.advertiser.call<Schemas['AdsTargeting']>('GET', `campaigns/${id}/targeting`);
    expect(stored.body).toMatchObject({ feeds: { value: [999_999] }, cash_limit: { value: 7 } });
  });

  it('that moves into a folder is not an edit, nor is a move by the form', async () => {
    const campaign = await createCampaign(testUsers.advertiser);
    const [folder] = await test.db
      .insert(folders)
      .values({ ownerId: testUsers.advertiser.userId, kind: 'campaign', name: 'Kept' })
      .returning({ id: folders.id });
    const folder_id = folder?.id ?? 0;
    const body = { ids: [campaign.id], action: 'move_to_folder', folder_id };
    expect(await bulk(testUsers.advertiser, body)).toMatchObject([
      { ok: true, changes: [{ field: 'folder_id', old: null, new: folder_id }] },
    ]);
    const { updated_at } = campaign;
    expect(await read(campaign.id)).toMatchObject({ folder_id, version: 1, updated_at });
    const form = { ...toCampaignUpdate(campaign), folder_id: null };
    expect((await testUsers.advertiser.call('PUT', `campaigns/${campaign.id}`, form)).status).toBe(200);
    expect(await read(campaign.id)).toMatchObject({ folder_id: null, version: 1, updated_at });
    expect((await historyOf(campaign.id)).total).toBe(0);
  });

  it('as a dry run reports the changes without making them', async () => {
    const campaign = await createCampaign(testUsers.advertiser);
    const [result] = await bulk(testUsers.advertiser, { ids: [campaign.id], action: 'start', dry_run: true });
    expect(result).toEqual({
      id: campaign.id,
      ok: true,
      status: 200,
      changes: [{ field: 'status', old: 'stopped', new: 'working' }],
      version: 1,
    });
    expect(await read(campaign.id)).toMatchObject({ status: 'stopped', version: 1 });
    expect((await historyOf(campaign.id)).total).toBe(0);
  });

  it.each([
    [{ ids: [], action: 'stop' }, 'ids'],
    [{ ids: [1], action: 'move_to_group' }, 'group_id'],
    [{ ids: [1], action: 'set_limits' }, 'limits'],
    [{ ids: [1], action: 'set_dates' }, 'start_date'],
    [{ ids: Array.from({ length: 501 }, (_, index) => index + 1), action: 'stop' }, 'ids'],
  ])('%# with missing parameters is 422', async (body, field) => {
    const reply = await testUsers.advertiser.call<Schemas['ValidationErrorBody']>('POST', 'campaigns/bulk', body);
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]]);
  });
});
