import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupCases } from '../../openapi/policies/group-cases.ts';
import { campaignDays, campaigns, folders, groups } from '../src/db/schema.ts';
import { type Cast, createCampaign, createCast, createGroup } from './cast.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
let cast: Cast;
beforeAll(async () => {
  test = await startTestApp();
  cast = await createCast(test);
});
afterAll(() => test.close());

type Answer = Schemas['Group'] & Schemas['ApiErrorBody'] & Partial<Schemas['ValidationErrorBody']>;

const update = (caller: Caller, group: Schemas['Group'], change: Partial<Schemas['GroupUpdate']>) => {
  const { name, folder_id, status, cash_limit, cash_limit_day, start_date, end_date, version } = group;
  const fields = { name, folder_id, status, cash_limit, cash_limit_day, start_date, end_date, version };
  return caller.call<Answer>('PUT', `groups/${group.id}`, { ...fields, ...change });
};

async function createFolder(ownerId: number, kind: 'campaign' | 'site' = 'campaign'): Promise<number> {
  const name = `Folder ${Math.random()}`;
  const [row] = await test.db.insert(folders).values({ ownerId, kind, name }).returning({ id: folders.id });
  return row?.id ?? 0;
}

const join = (groupId: number, campaignId: number) =>
  test.db.update(campaigns).set({ groupId }).where(eq(campaigns.id, campaignId));

describe('a new group', () => {
  it("is an advertiser's own, working and empty, without limits and dates", async () => {
    expect(await createGroup(cast.advertiser, { name: ' Autumn ' })).toMatchObject({
      name: 'Autumn',
      owner_id: cast.advertiser.userId,
      folder_id: null,
      status: 'working',
      cash_limit: null,
      cash_limit_day: null,
      start_date: null,
      end_date: null,
      campaigns_count: 0,
      version: 1,
    });
  });

  it('keeps its limits to the cent, and its dates', async () => {
    const terms = { cash_limit: 1000.55, cash_limit_day: 0.01, start_date: '2026-03-01', end_date: '2026-05-31' };
    const { id } = await createGroup(cast.advertiser, { name: 'Exact', ...terms });
    expect((await cast.advertiser.call('GET', `groups/${id}`)).body).toMatchObject(terms);
  });

  it.each<[keyof Cast, () => number | undefined, number]>([
    ['manager', () => cast.advertiser.userId, 201],
    ['admin', () => cast.otherAdvertiser.userId, 201],
    ['manager', () => cast.otherAdvertiser.userId, 404],
    ['manager', () => cast.webmaster.userId, 422],
    ['admin', () => cast.webmaster.userId, 422],
    ['admin', () => 999_999, 404],
    ['admin', () => undefined, 422],
    ['advertiser', () => cast.otherAdvertiser.userId, 404],
  ])('made by %s for one of the users (case %#) is %i', async (who, owner, status) => {
    const body = { name: `By ${who}, ${status}`, owner_id: owner() };
    const reply = await cast[who].call<Answer>('POST', 'groups', body);
    expect(reply.status).toBe(status);
    expect(Object.keys(reply.body.errors ?? {})).toEqual(status === 422 ? ['owner_id'] : []);
  });

  it.each(groupCases)('with $what', async ({ what, fields, refused }) => {
    const { status, body } = await cast.advertiser.call<Answer>('POST', 'groups', { name: `With ${what}`, ...fields });
    expect([status, body.errors ?? {}]).toEqual([Object.keys(refused).length > 0 ? 422 : 201, refused]);
  });

  it.each([{ cash_limit: -1 }, { start_date: '2026-02-30' }, { end_date: 'tomorrow' }, { name: '  ' }])(
    '%j is against the contract',
    async (fields) => {
      const { status, body } = await cast.advertiser.call<Answer>('POST', 'groups', { name: 'Wrong', ...fields });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, Object.keys(fields)]);
    },
  );
});

describe('a name', () => {
  const taken = { status: 422, body: { errors: { name: ['There is a group of this name already'] } } };

  it('is unique among the groups of its owner, until it is deleted', async () => {
    const first = await createGroup(cast.advertiser, { name: 'Once' });
    const second = await createGroup(cast.advertiser, { name: 'Twice' });
    await createGroup(cast.otherAdvertiser, { name: 'Once' });
    expect(await cast.advertiser.call('POST', 'groups', { name: 'Once' })).toMatchObject(taken);
    expect(await update(cast.advertiser, second, { name: 'Once' })).toMatchObject(taken);
    expect((await update(cast.advertiser, first, { status: 'deleted' })).status).toBe(200);
    expect(await update(cast.advertiser, second, { name: 'Once' })).toMatchObject({ status: 200 });
  });

  it('of two that are made at the same time goes to one', async () => {
    const make = () => cast.advertiser.call('POST', 'groups', { name: 'Race' });
    const statuses = (await Promise.all([make(), make(), make()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 422, 422]);
  });
});

describe('the list', () => {
  it('is searched, narrowed down, sorted and cut into pages', async () => {
    const owner = await test.createUser({ managerId: cast.manager.userId });
    const caller = await test.as(owner, 'advertiser');
    const folder_id = await createFolder(owner.id);
    await createGroup(caller, { name: 'alpha', start_date: '2026-03-01', folder_id });
    const beta = await createGroup(caller, { name: 'Beta', start_date: '2026-01-01' });
    await createGroup(caller, { name: 'gamma 50%' });
    await update(caller, beta, { status: 'stopped' });
    const names = async (query: string, from = caller) => {
      const { body } = await from.call<Schemas['GroupList']>('GET', `groups?${query}`);
      return [body.items.map(({ name }) => name).join(), body.total];
    };
    expect(await names('')).toEqual(['alpha,Beta,gamma 50%', 3]);
    expect(await names('search=50%25')).toEqual(['gamma 50%', 1]);
    expect(await names('status=stopped')).toEqual(['Beta', 1]);
    expect(await names('status=stopped&status=archive')).toEqual(['Beta', 1]);
    expect(await names(`folder_id=${folder_id}`)).toEqual(['alpha', 1]);
    expect(await names('folder_id=0')).toEqual(['Beta,gamma 50%', 2]);
    expect(await names('sort=-name&limit=1&offset=1')).toEqual(['Beta', 3]);
    expect(await names('sort=start_date')).toEqual(['Beta,alpha,gamma 50%', 3]);
    expect(await names(`owner_id=${owner.id}&sort=-status`, cast.manager)).toEqual(['Beta,alpha,gamma 50%', 3]);
    expect(await names(`owner_id=${owner.id}`, cast.otherManager)).toEqual(['', 0]);
  });

  it('counts campaigns that are not deleted', async () => {
    const group = await createGroup(cast.advertiser, { name: 'Counted' });
    const [kept, removed] = [await createCampaign(cast.advertiser), await createCampaign(cast.advertiser)];
    for (const { id } of [kept, removed]) await join(group.id, id);
    await test.db.update(campaigns).set({ status: 'deleted' }).where(eq(campaigns.id, removed.id));
    const { body } = await cast.advertiser.call<Schemas['GroupList']>('GET', 'groups?search=Counted');
    expect(body.items).toMatchObject([{ id: group.id, campaigns_count: 1 }]);
    expect((await update(cast.advertiser, group, {})).body.campaigns_count).toBe(1);
  });

  it('sums up what the campaigns of a group did, and says whether it lets them serve', async () => {
    const caller = await test.as(await test.createUser(), 'advertiser');
    const terms = { cash_limit: 1000, cash_limit_day: 100, start_date: '2026-01-02' };
    const limited = await createGroup(caller, { name: 'Limited', ...terms });
    await createGroup(caller, { name: 'Other' });
    const undated = await createGroup(caller, { name: 'Undated' });
    const today = new Date().toISOString().slice(0, 10);
    for (const [name, group] of [
      ['one', limited],
      ['two', limited],
      ['three', undated],
    ] as const) {
      const { id } = await createCampaign(caller, { name });
      await join(group.id, id);
      await test.db.insert(campaignDays).values([
        { campaignId: id, day: today, shows: 10, clicks: 2, spend: 50 },
        { campaignId: id, day: '2026-01-02', shows: 100, spend: 300.25 },
        { campaignId: id, day: '2026-01-01', shows: 7, spend: 7 },
      ]);
      if (name === 'one') await test.db.update(campaigns).set({ status: 'working' }).where(eq(campaigns.id, id));
    }
    const { body } = await caller.call<Schemas['GroupList']>('GET', 'groups');
    expect(body.items).toMatchObject([
      {
        name: 'Limited',
        working_campaigns: 1,
        currency: 'RUB',
        used: { cash: 700.5, shows: 220 },
        today: { shows: 20, clicks: 4, spend: 100 },
        serving_state: 'limit_reached',
        serving_reasons: [{ code: 'limit_reached', of: 'group', limit: 'cash_limit_day' }],
      },
      {
        name: 'Other',
        working_campaigns: 0,
        used: { cash: 0, shows: 0 },
        today: { shows: 0, clicks: 0, spend: 0 },
        serving_state: 'serving',
        serving_reasons: [],
      },
      { name: 'Undated', used: { cash: 357.25, shows: 117 }, today: { shows: 10, clicks: 2, spend: 50 } },
    ]);
    expect((await update(caller, limited, { status: 'stopped' })).body.serving_state).toBe('paused_self');
  });
});

describe('an edit', () => {
  it('that began with an older version is refused', async () => {
    const group = await createGroup(cast.advertiser, { name: 'Stale' });
    expect((await update(cast.manager, group, { name: 'By the manager' })).body.version).toBe(2);
    const { status, body } = await update(cast.advertiser, group, { name: 'By the advertiser' });
    expect(status).toBe(400);
    expect(body.error).toMatch(/^User \d+ changed this on/);
  });

  it('is written into the history, with what the fields were', async () => {
    const group = await createGroup(cast.advertiser, { name: 'Told', cash_limit: 100 });
    const changed = await update(cast.manager, group, { name: 'Told again', cash_limit: null });
    await update(cast.advertiser, changed.body, {});
    const { body } = await cast.advertiser.call<Schemas['ChangeList']>('GET', `groups/${group.id}/changes`);
    expect(body).toMatchObject({
      items: [
        {
          user_id: cast.manager.userId,
          fields: [
            { field: 'name', old: 'Told', new: 'Told again' },
            { field: 'cash_limit', old: 100, new: null },
          ],
        },
      ],
      total: 1,
    });
  });

  it('that deletes is refused while campaigns are in it', async () => {
    const group = await createGroup(cast.advertiser, { name: 'In use' });
    const campaign = await createCampaign(cast.advertiser);
    await join(group.id, campaign.id);
    expect(await update(cast.advertiser, group, { status: 'deleted' })).toMatchObject({
      status: 400,
      body: { error: "1 campaign is in this group: it can't be deleted" },
    });
    await test.db.update(campaigns).set({ groupId: null }).where(eq(campaigns.id, campaign.id));
    expect((await update(cast.advertiser, group, { status: 'deleted' })).body.status).toBe('deleted');
    expect((await cast.admin.call('GET', `groups/${group.id}`)).status).toBe(404);
  });
});

describe('many at once', () => {
  const bulk = async (caller: Caller, body: Schemas['GroupBulk'] | object) =>
    (await caller.call<Schemas['BulkResults']>('POST', 'groups/bulk', body)).body.results;

  it.each([
    ['stop', 'stopped'],
    ['archive', 'archive'],
  ] as const)('%s, each by its own right, and say what became of each', async (action, status) => {
    const mine = await createGroup(cast.advertiser, { name: `To ${action}` });
    const other = await createGroup(cast.otherAdvertiser, { name: `Not to ${action}` });
    expect(await bulk(cast.manager, { ids: [other.id, mine.id, 999_999], action })).toEqual([
      { id: other.id, ok: false, status: 404, error: 'Not found' },
      { id: mine.id, ok: true, status: 200 },
      { id: 999_999, ok: false, status: 404, error: 'Not found' },
    ]);
    expect((await cast.admin.call('GET', `groups/${mine.id}`)).body).toMatchObject({ status, version: 2 });
    expect((await cast.admin.call('GET', `groups/${other.id}`)).body).toMatchObject({ status: 'working', version: 1 });
    expect(await bulk(cast.advertiser, { ids: [mine.id], action: 'start' })).toMatchObject([{ ok: true }]);
    const { body } = await cast.advertiser.call<Schemas['ChangeList']>('GET', `groups/${mine.id}/changes`);
    expect(body.items.map(({ fields }) => fields)).toEqual([
      [{ field: 'status', old: status, new: 'working' }],
      [{ field: 'status', old: 'working', new: status }],
    ]);
  });

  it.each([
    ['start', 'group already working'],
    ['stop', 'group already stopped'],
  ] as const)('to %s refuse those that are so already, and do the others', async (action, error) => {
    const working = await createGroup(cast.advertiser, { name: `Working, to ${action}` });
    const stopped = await createGroup(cast.advertiser, { name: `Stopped, to ${action}` });
    await update(cast.advertiser, stopped, { status: 'stopped' });
    const [already, other] = action === 'start' ? [working, stopped] : [stopped, working];
    expect(await bulk(cast.advertiser, { ids: [already.id, other.id], action })).toEqual([
      { id: already.id, ok: false, status: 400, error },
      { id: other.id, ok: true, status: 200 },
    ]);
  });

  it.each([
    [{ ids: [], action: 'stop' }, 'ids'],
    [{ ids: [1], action: 'delete' }, 'action'],
  ])('%# without what it needs are 422', async (body, field) => {
    const reply = await cast.advertiser.call<Schemas['ValidationErrorBody']>('POST', 'groups/bulk', body);
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]]);
  });
});

it('that is moved into a folder by its form is not edited', async () => {
  const group = await createGroup(cast.advertiser, { name: 'Kept' });
  const folder_id = await createFolder(cast.advertiser.userId);
  const { updated_at } = group;
  expect((await update(cast.advertiser, group, { folder_id })).body).toMatchObject({
    folder_id,
    version: 1,
    updated_at,
  });
  const { body } = await cast.advertiser.call<Schemas['ChangeList']>('GET', `groups/${group.id}/changes`);
  expect(body.total).toBe(0);
});

describe('of somebody else', () => {
  it.each(['otherAdvertiser', 'otherManager'] as const)('a group is 404 for %s, and in no list', async (who) => {
    const group = await createGroup(cast.advertiser, { name: `Not of ${who}` });
    expect(await cast[who].call('GET', `groups/${group.id}`)).toMatchObject({ status: 404 });
    expect(await cast[who].call('GET', `groups/${group.id}/changes`)).toMatchObject({ status: 404 });
    expect(await update(cast[who], group, { name: 'Mine' })).toMatchObject({ status: 404 });
    const { body } = await cast[who].call<Schemas['GroupList']>('GET', 'groups?limit=1000');
    expect(body.items.filter(({ id }) => id === group.id)).toEqual([]);
  });

  it.each<[string, () => Promise<number>]>([
    ["another's", () => createFolder(cast.otherAdvertiser.userId)],
    ["the manager's, for a client's group", () => createFolder(cast.manager.userId)],
    ['of another kind', () => createFolder(cast.advertiser.userId, 'site')],
    ['missing', async () => 999_999],
  ])('a folder that is %s is 404', async (what, folder) => {
    const folder_id = await folder();
    const owner_id = cast.advertiser.userId;
    const made = cast.manager.call('POST', 'groups', { name: `Into ${what}`, owner_id, folder_id });
    expect(await made).toMatchObject({ status: 404 });
    const group = await createGroup(cast.advertiser, { name: `Moved into ${what}` });
    expect(await update(cast.manager, group, { folder_id })).toMatchObject({ status: 404 });
    expect(await test.db.$count(groups, eq(groups.folderId, folder_id))).toBe(0);
  });
});
