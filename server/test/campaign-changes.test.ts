import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaigns, folders } from '../src/db/schema.ts';
import { type Cast, createCampaign, createCast, createGroup, toCampaignUpdate } from './cast.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
let cast: Cast;
beforeAll(async () => {
  test = await startTestApp();
  cast = await createCast(test);
});
afterAll(() => test.close());

const bulk = async (caller: Caller, body: Schemas['CampaignBulk'] | object) =>
  (await caller.call<Schemas['CampaignBulkResults']>('POST', 'campaigns/bulk', body)).body.results;
const read = async (id: number) => (await cast.admin.call<Schemas['Campaign']>('GET', `campaigns/${id}`)).body;
const historyOf = async (id: number) =>
  (await cast.advertiser.call<Schemas['ChangeList']>('GET', `campaigns/${id}/changes`)).body;

describe('the history', () => {
  it('has old and new of each changed field, hours, geography and limits too, the newest first', async () => {
    const campaign = await createCampaign(cast.advertiser);
    const places = '[{"id":"RU","type":"country","name":"Russia","parent_id":"EU"}]';
    const ads = { active_hours: { value: [9, 10] }, cash_limit: 500, geo_white_ui: places };
    const body = { ...toCampaignUpdate(campaign), bid: 75, ads };
    expect((await cast.advertiser.call('PUT', `campaigns/${campaign.id}`, body)).status).toBe(200);
    await cast.manager.call('PUT', `campaigns/${campaign.id}`, { ...body, ads: undefined, version: 2, name: 'Other' });
    const { items, total } = await historyOf(campaign.id);
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({
      user_id: cast.manager.userId,
      fields: [{ field: 'name', old: 'Spring sale', new: 'Other' }],
    });
    expect(items[1]?.user_id).toBe(cast.advertiser.userId);
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

  it('has nothing of a targeting that is saved as it was, which stays of its version', async () => {
    const campaign = await createCampaign(cast.advertiser);
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
        await cast.advertiser.call<Schemas['Campaign']>('PUT', `campaigns/${campaign.id}`, {
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

  it('of a bulk call has nothing of what was so already', async () => {
    const campaign = await createCampaign(cast.advertiser);
    expect(await bulk(cast.advertiser, { ids: [campaign.id], action: 'set_dates', end_date: null })).toMatchObject([
      { ok: true, changes: [] },
    ]);
    expect(await read(campaign.id)).toMatchObject({ version: 1 });
    expect((await historyOf(campaign.id)).total).toBe(0);
  });

  it('is asked for in small pages', async () => {
    const { id } = await createCampaign(cast.advertiser);
    expect((await cast.advertiser.call('GET', `campaigns/${id}/changes?limit=51`)).status).toBe(422);
  });

  it('names what an id points to while it is there', async () => {
    const campaign = await createCampaign(cast.advertiser);
    const group = await createGroup(cast.advertiser, { name: 'Clothes' });
    const body = { ...toCampaignUpdate(campaign), group_id: group.id };
    await cast.advertiser.call('PUT', `campaigns/${campaign.id}`, body);
    await cast.advertiser.call('PUT', `campaigns/${campaign.id}`, { ...body, group_id: null, version: 2 });
    const { items } = await historyOf(campaign.id);
    expect(items.map(({ fields }) => fields)).toEqual([
      [{ field: 'group_id', old: group.id, new: null, old_name: 'Clothes' }],
      [{ field: 'group_id', old: null, new: group.id, new_name: 'Clothes' }],
    ]);
  });

  it('has nothing of a change that was refused', async () => {
    const campaign = await createCampaign(cast.advertiser);
    const body = { ...toCampaignUpdate(campaign), bid: 1, name: 'Cheap' };
    expect((await cast.advertiser.call('PUT', `campaigns/${campaign.id}`, body)).status).toBe(422);
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
    const ids = [(await createCampaign(cast.advertiser)).id, (await createCampaign(cast.advertiser)).id];
    const results = await bulk(cast.manager, { ids: ids.toReversed(), action, ...values });
    expect(results).toMatchObject(ids.toReversed().map((id) => ({ id, ok: true, campaign: { id, ...expected } })));
    for (const id of ids) expect(await read(id)).toMatchObject({ ...expected, version: 2 });
    expect((await historyOf(ids[0] ?? 0)).total).toBe(1);
  });

  it('keeps what it could do when one of them is refused', async () => {
    const group = await createGroup(cast.advertiser, { name: 'Bulk' });
    const [mine, other] = [await createCampaign(cast.advertiser), await createCampaign(cast.otherAdvertiser)];
    const body = { ids: [other.id, mine.id], action: 'move_to_group', group_id: group.id };
    expect(await bulk(cast.admin, body)).toMatchObject([
      { id: other.id, ok: false, status: 404 },
      { id: mine.id, ok: true, changes: [{ field: 'group_id', old: null, new: group.id }] },
    ]);
    expect(await read(mine.id)).toMatchObject({ group_id: group.id, group_name: 'Bulk' });
    expect(await read(other.id)).toMatchObject({ group_id: null, version: 1 });
  });

  it('goes by the rules of a single change', async () => {
    const campaign = await createCampaign(cast.advertiser, { start_date: '2026-03-01' });
    const dates = { ids: [campaign.id], action: 'set_dates', end_date: '2026-02-01' };
    expect(await bulk(cast.advertiser, dates)).toMatchObject([
      { status: 422, errors: { end_date: [expect.any(String)] } },
    ]);
    await cast.admin.call('PUT', `campaigns/${campaign.id}`, { ...toCampaignUpdate(campaign), status: 'lock' });
    for (const action of ['start', 'stop', 'archive'])
      expect(await bulk(cast.advertiser, { ids: [campaign.id], action })).toMatchObject([{ ok: false, status: 403 }]);
    const open = await createCampaign(cast.advertiser);
    expect(await bulk(cast.advertiser, { ids: [open.id], action: 'lock' })).toMatchObject([{ ok: false, status: 403 }]);
    expect(await bulk(cast.manager, { ids: [campaign.id], action: 'stop' })).toMatchObject([{ ok: true }]);
  });

  it.each([
    ['start', 'campaign already working'],
    ['stop', 'campaign already stopped'],
  ] as const)('to %s refuses those that are so already, and does the others', async (action, error) => {
    const [working, stopped] = [await createCampaign(cast.advertiser), await createCampaign(cast.advertiser)];
    await bulk(cast.advertiser, { ids: [working.id], action: 'start' });
    const [already, other] = action === 'start' ? [working, stopped] : [stopped, working];
    expect(await bulk(cast.advertiser, { ids: [already.id, other.id], action })).toMatchObject([
      { id: already.id, ok: false, status: 400, error, changes: [] },
      { id: other.id, ok: true, changes: [{ field: 'status' }] },
    ]);
  });

  it('refuses those alone that somebody has changed since they were seen', async () => {
    const [seen, changed] = [await createCampaign(cast.advertiser), await createCampaign(cast.advertiser)];
    await cast.manager.call('PUT', `campaigns/${changed.id}`, { ...toCampaignUpdate(changed), name: 'Renamed' });
    const body = {
      ids: [seen.id, changed.id],
      versions: { [seen.id]: 1, [changed.id]: 1 },
      action: 'set_limits',
      limits: { cash_limit: 7 },
    };
    for (const dry_run of [true, false])
      expect(await bulk(cast.advertiser, { ...body, dry_run })).toMatchObject([
        { id: seen.id, ok: true },
        { id: changed.id, ok: false, status: 400, error: expect.stringMatching(/^User \d+ changed this on/) },
      ]);
    expect(await read(seen.id)).toMatchObject({ limits: { cash_limit: 7 }, version: 2 });
    expect(await read(changed.id)).toMatchObject({ limits: { cash_limit: null }, version: 2 });
  });

  it('leaves alone what a dictionary has dropped from a targeting', async () => {
    const { id } = await createCampaign(cast.advertiser);
    const targeting = { feeds: [999_999], region: { white: ['DE-ZZ'], black: [] } };
    await test.db.update(campaigns).set({ targeting }).where(eq(campaigns.id, id));
    const body = { ids: [id], action: 'set_limits', limits: { cash_limit: 7 } };
    expect(await bulk(cast.advertiser, body)).toMatchObject([{ id, ok: true }]);
    const stored = await cast.advertiser.call<Schemas['AdsTargeting']>('GET', `campaigns/${id}/targeting`);
    expect(stored.body).toMatchObject({ feeds: { value: [999_999] }, cash_limit: { value: 7 } });
  });

  it('that moves into a folder is no edit, and neither is a move by the form', async () => {
    const campaign = await createCampaign(cast.advertiser);
    const [folder] = await test.db
      .insert(folders)
      .values({ ownerId: cast.advertiser.userId, kind: 'campaign', name: 'Kept' })
      .returning({ id: folders.id });
    const folder_id = folder?.id ?? 0;
    const body = { ids: [campaign.id], action: 'move_to_folder', folder_id };
    expect(await bulk(cast.advertiser, body)).toMatchObject([
      { ok: true, changes: [{ field: 'folder_id', old: null, new: folder_id }] },
    ]);
    const { updated_at } = campaign;
    expect(await read(campaign.id)).toMatchObject({ folder_id, version: 1, updated_at });
    const form = { ...toCampaignUpdate(campaign), folder_id: null };
    expect((await cast.advertiser.call('PUT', `campaigns/${campaign.id}`, form)).status).toBe(200);
    expect(await read(campaign.id)).toMatchObject({ folder_id: null, version: 1, updated_at });
    expect((await historyOf(campaign.id)).total).toBe(0);
  });

  it('that is only tried says what would change, and changes nothing', async () => {
    const campaign = await createCampaign(cast.advertiser);
    const [result] = await bulk(cast.advertiser, { ids: [campaign.id], action: 'start', dry_run: true });
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
  ])('%# without what it needs is 422', async (body, field) => {
    const reply = await cast.advertiser.call<Schemas['ValidationErrorBody']>('POST', 'campaigns/bulk', body);
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]]);
  });
});
