import { groupCases } from '@preroll/rules/campaign/group.cases';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignDays, campaigns, groups } from '../src/platform/db/schema.ts';
import { createServing } from './delivery-scene.ts';
import { firstOfEach } from './first-of-each.ts';
import { type GroupAnswer, type GroupScene, startGroupScene } from './group-scene.ts';
import type { Schemas } from './harness.ts';
import { createCampaign, createGroup, type TestUsers } from './test-users.ts';

let scene: GroupScene;
beforeAll(async () => {
  scene = await startGroupScene();
});
afterAll(() => scene.test.close());

describe('a new group', () => {
  it("is an advertiser's own, working and empty, without limits and dates", async () => {
    expect(await createGroup(scene.testUsers.advertiser, { name: ' Autumn ' })).toMatchObject({
      name: 'Autumn',
      owner_id: scene.testUsers.advertiser.userId,
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

  it('stores its limits to the cent, and its dates', async () => {
    const terms = { cash_limit: 1000.55, cash_limit_day: 0.01, start_date: '2026-03-01', end_date: '2026-05-31' };
    const { id } = await createGroup(scene.testUsers.advertiser, { name: 'Exact', ...terms });
    expect((await scene.testUsers.advertiser.call('GET', `groups/${id}`)).body).toMatchObject(terms);
  });

  it.each<[keyof TestUsers, () => number | undefined, number]>([
    ['manager', () => scene.testUsers.advertiser.userId, 201],
    ['admin', () => scene.testUsers.otherAdvertiser.userId, 201],
    ['manager', () => scene.testUsers.otherAdvertiser.userId, 404],
    ['manager', () => scene.testUsers.webmaster.userId, 422],
    ['admin', () => scene.testUsers.webmaster.userId, 422],
    ['admin', () => 999_999, 404],
    ['admin', () => undefined, 422],
    ['advertiser', () => scene.testUsers.otherAdvertiser.userId, 404],
  ])('made by %s for one of the users (case %#) is %i', async (who, owner, status) => {
    const body = { name: `By ${who}, ${status}`, owner_id: owner() };
    const reply = await scene.testUsers[who].call<GroupAnswer>('POST', 'groups', body);
    expect(reply.status).toBe(status);
    expect(Object.keys(reply.body.errors ?? {})).toEqual(status === 422 ? ['owner_id'] : []);
  });

  it.each(firstOfEach(groupCases, ({ refused }) => refused))('with $what', async ({ what, fields, refused }) => {
    const { status, body } = await scene.testUsers.advertiser.call<GroupAnswer>('POST', 'groups', {
      name: `With ${what}`,
      ...fields,
    });
    expect([status, body.errors ?? {}]).toEqual([Object.keys(refused).length > 0 ? 422 : 201, refused]);
  });

  it.each([{ cash_limit: -1 }, { start_date: '2026-02-30' }, { end_date: 'tomorrow' }, { name: '  ' }])(
    '%j violates the contract',
    async (fields) => {
      const { status, body } = await scene.testUsers.advertiser.call<GroupAnswer>('POST', 'groups', {
        name: 'Wrong',
        ...fields,
      });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, Object.keys(fields)]);
    },
  );
});

describe('a name', () => {
  const taken = { status: 422, body: { errors: { name: ['There is a group of this name already'] } } };

  it('is unique among the groups of its owner, except for deleted ones', async () => {
    const first = await createGroup(scene.testUsers.advertiser, { name: 'Once' });
    const second = await createGroup(scene.testUsers.advertiser, { name: 'Twice' });
    await createGroup(scene.testUsers.otherAdvertiser, { name: 'Once' });
    expect(await scene.testUsers.advertiser.call('POST', 'groups', { name: 'Once' })).toMatchObject(taken);
    expect(await scene.update(scene.testUsers.advertiser, second, { name: 'Once' })).toMatchObject(taken);
    expect((await scene.update(scene.testUsers.advertiser, first, { status: 'deleted' })).status).toBe(200);
    expect(await scene.update(scene.testUsers.advertiser, second, { name: 'Once' })).toMatchObject({ status: 200 });
  });

  it('is given to only one of two concurrent groups', async () => {
    const make = () => scene.testUsers.advertiser.call('POST', 'groups', { name: 'Race' });
    const statuses = (await Promise.all([make(), make(), make()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 422, 422]);
  });
});

describe('the list', () => {
  it('filters by the state of its rows', async () => {
    const owner = await scene.test.createUser();
    const caller = await scene.test.as(owner, 'advertiser');
    const stored = { empty: {}, full: {}, over: { end_date: '2020-01-01' }, paused: {}, archived: {} };
    const ids = new Map<string, number>();
    for (const [name, terms] of Object.entries(stored))
      ids.set(name, (await createGroup(caller, { name, ...terms })).id);
    await createCampaign(caller, { group_id: ids.get('full') ?? 0 });
    for (const [name, status] of [
      ['paused', 'stopped'],
      ['archived', 'archive'],
    ] as const)
      await scene.test.db
        .update(groups)
        .set({ status })
        .where(eq(groups.id, ids.get(name) ?? 0));
    const names = async (query: string) => {
      const { body } = await caller.call<Schemas['GroupList']>('GET', `groups?${query}`);
      return [body.items.map(({ name }) => name).join(), body.total];
    };
    expect(await names('state=empty')).toEqual(['empty', 1]);
    expect(await names('state=serving&state=finished')).toEqual(['full,over', 2]);
    expect(await names('state=paused_self')).toEqual(['paused', 1]);
    expect(await names('state=archived&limit=1')).toEqual(['archived', 1]);
    expect(await names('state=limit_reached')).toEqual(['', 0]);
  });

  it('is searched, filtered, sorted and paged', async () => {
    const owner = await scene.test.createUser({ managerId: scene.testUsers.manager.userId });
    const caller = await scene.test.as(owner, 'advertiser');
    const folder_id = await scene.createFolder(owner.id);
    await createGroup(caller, { name: 'alpha', start_date: '2026-03-01', folder_id });
    const beta = await createGroup(caller, { name: 'Beta', start_date: '2026-01-01' });
    await createGroup(caller, { name: 'gamma 50%' });
    await scene.update(caller, beta, { status: 'stopped' });
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
    expect(await names(`owner_id=${owner.id}&sort=-status`, scene.testUsers.manager)).toEqual([
      'Beta,gamma 50%,alpha',
      3,
    ]);
    expect(await names(`owner_id=${owner.id}`, scene.testUsers.otherManager)).toEqual(['', 0]);
  });

  it('counts campaigns that are not deleted', async () => {
    const group = await createGroup(scene.testUsers.advertiser, { name: 'Counted' });
    const [kept, removed] = [
      await createCampaign(scene.testUsers.advertiser),
      await createCampaign(scene.testUsers.advertiser),
    ];
    for (const { id } of [kept, removed]) await scene.join(group.id, id);
    await scene.test.db.update(campaigns).set({ status: 'deleted' }).where(eq(campaigns.id, removed.id));
    const { body } = await scene.testUsers.advertiser.call<Schemas['GroupList']>('GET', 'groups?search=Counted');
    expect(body.items).toMatchObject([{ id: group.id, campaigns_count: 1 }]);
    expect((await scene.update(scene.testUsers.advertiser, group, {})).body.campaigns_count).toBe(1);
  });

  it('counts the serving campaigns, by the state of each', async () => {
    const owner = await scene.test.createUser();
    const caller = await scene.test.as(owner, 'advertiser');
    const open = await createGroup(caller, { name: 'Open' });
    const over = await createGroup(caller, { name: 'Over', end_date: '2020-01-01' });
    await createGroup(caller, { name: 'Without' });
    for (const terms of [{}, {}, { endDate: '2020-01-01' }, { erid: null }, { status: 'stopped' as const }])
      await createServing(scene.test, owner.id, { groupId: open.id, ...terms });
    await createServing(scene.test, owner.id, { groupId: over.id });
    const { body } = await caller.call<Schemas['GroupList']>('GET', 'groups');
    expect(body.items.map((group) => [group.name, group.working_campaigns, group.serving_campaigns])).toEqual([
      ['Open', 4, 2],
      ['Over', 1, 0],
      ['Without', 0, 0],
    ]);
  });

  it('sums up the campaigns of a group, and shows whether it lets them serve', async () => {
    const caller = await scene.test.as(await scene.test.createUser(), 'advertiser');
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
      await scene.join(group.id, id);
      await scene.test.db.insert(campaignDays).values([
        { campaignId: id, day: today, shows: 10, clicks: 2, spend: 50 },
        { campaignId: id, day: '2026-01-02', shows: 100, spend: 300.25 },
        { campaignId: id, day: '2026-01-01', shows: 7, spend: 7 },
      ]);
      if (name === 'one') await scene.test.db.update(campaigns).set({ status: 'working' }).where(eq(campaigns.id, id));
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
    expect((await scene.update(caller, limited, { status: 'stopped' })).body.serving_state).toBe('paused_self');
  });
});

describe('another user', () => {
  it.each(['otherAdvertiser', 'otherManager'] as const)(
    'is refused to %s with 404, and missing in lists',
    async (who) => {
      const group = await createGroup(scene.testUsers.advertiser, { name: `Not of ${who}` });
      expect(await scene.testUsers[who].call('GET', `groups/${group.id}`)).toMatchObject({ status: 404 });
      expect(await scene.testUsers[who].call('GET', `groups/${group.id}/changes`)).toMatchObject({ status: 404 });
      expect(await scene.update(scene.testUsers[who], group, { name: 'Mine' })).toMatchObject({ status: 404 });
      const { body } = await scene.testUsers[who].call<Schemas['GroupList']>('GET', 'groups?limit=1000');
      expect(body.items.filter(({ id }) => id === group.id)).toEqual([]);
    },
  );

  it.each<[string, () => Promise<number>]>([
    ["another's", () => scene.createFolder(scene.testUsers.otherAdvertiser.userId)],
    ["the manager's, for a client's group", () => scene.createFolder(scene.testUsers.manager.userId)],
    ['of another kind', () => scene.createFolder(scene.testUsers.advertiser.userId, 'site')],
    ['missing', async () => 999_999],
  ])('a folder %s is 404', async (what, folder) => {
    const folder_id = await folder();
    const owner_id = scene.testUsers.advertiser.userId;
    const made = scene.testUsers.manager.call('POST', 'groups', { name: `Into ${what}`, owner_id, folder_id });
    expect(await made).toMatchObject({ status: 404 });
    const group = await createGroup(scene.testUsers.advertiser, { name: `Moved into ${what}` });
    expect(await scene.update(scene.testUsers.manager, group, { folder_id })).toMatchObject({ status: 404 });
    expect(await scene.test.db.$count(groups, eq(groups.folderId, folder_id))).toBe(0);
  });
});
