import { describe, expect, it } from 'vitest';
import { defaultTerms } from '../src/advertising/campaigns/default-terms.ts';
import { campaigns } from '../src/platform/db/schema.ts';
import type { Caller, Schemas } from './harness.ts';
import {
  createAdvert,
  createCampaign,
  preroll,
  startAppWithUsers,
  type TestUsers,
  toCampaignUpdate,
} from './test-users.ts';

const { test, testUsers } = await startAppWithUsers();

const update = (caller: Caller, campaign: Schemas['Campaign'], change: Partial<Schemas['CampaignUpdate']>) =>
  caller.call<Schemas['Campaign'] & Schemas['ApiErrorBody']>('PUT', `campaigns/${campaign.id}`, {
    ...toCampaignUpdate(campaign),
    ...change,
  });

describe('a new campaign', () => {
  const values = { name: 'Autumn', advert_link: 'https://shop.example/autumn', ...preroll };

  it("is an advertiser's own, stopped and empty", async () => {
    expect(await createCampaign(testUsers.advertiser, values)).toMatchObject({
      ...values,
      owner_id: testUsers.advertiser.userId,
      status: 'stopped',
      adverts_count: 0,
      version: 1,
    });
  });

  it.each<[keyof TestUsers, () => number | undefined, number]>([
    ['manager', () => testUsers.advertiser.userId, 201],
    ['admin', () => testUsers.otherAdvertiser.userId, 201],
    ['manager', () => testUsers.otherAdvertiser.userId, 404],
    ['manager', () => testUsers.webmaster.userId, 422],
    ['admin', () => testUsers.webmaster.userId, 422],
    ['admin', () => 999_999, 404],
    ['manager', () => undefined, 422],
    ['advertiser', () => testUsers.otherAdvertiser.userId, 404],
  ])('made by %s for one of the users (case %#) is %i', async (who, owner, status) => {
    const body = { ...values, owner_id: owner() };
    const reply = await testUsers[who].call<Partial<Schemas['ValidationErrorBody']>>('POST', 'campaigns', body);
    expect(reply.status).toBe(status);
    expect(Object.keys(reply.body.errors ?? {})).toEqual(status === 422 ? ['owner_id'] : []);
  });
});

describe('the list', () => {
  it('is searched for plain text, sorted and paged', async () => {
    const owner = await test.createUser();
    const caller = await test.as(owner, 'advertiser');
    const row = { ...(await defaultTerms(test.db)), ownerId: owner.id, updatedBy: owner.id, advertLink: 'https://a' };
    for (const name of ['50% off', '500 gifts', 'alpha_1', 'Alpha 21', 'back\\slash'])
      await test.db.insert(campaigns).values({ ...row, name });
    const names = async (query: string) => {
      const { body } = await caller.call<Schemas['CampaignList']>('GET', `campaigns?${query}`);
      return [body.items.map(({ name }) => name), body.total];
    };
    expect(await names('search=50%25')).toEqual([['50% off'], 1]);
    expect(await names('search=A_1')).toEqual([['alpha_1'], 1]);
    expect(await names('search=%5C')).toEqual([['back\\slash'], 1]);
    expect(await names('search=ALPHA&sort=-name')).toEqual([['alpha_1', 'Alpha 21'], 2]);
    expect(await names('search=alpha&limit=1&offset=1')).toEqual([['alpha_1'], 2]);
  });

  it('filters by the state of its rows before paging, and so do its figures', async () => {
    const owner = await test.createUser();
    const caller = await test.as(owner, 'advertiser');
    const row = { ...(await defaultTerms(test.db)), ownerId: owner.id, updatedBy: owner.id, advertLink: 'https://a' };
    const stored = [
      { name: 'a', status: 'stopped' },
      { name: 'b', status: 'working' },
      { name: 'c', status: 'archive' },
      { name: 'd', status: 'lock' },
      { name: 'e', status: 'working', endDate: '2020-01-01' },
      { name: 'f', status: 'stopped', endDate: '2020-01-01' },
    ] as const;
    const ids = await test.db
      .insert(campaigns)
      .values(stored.map((one) => ({ ...row, ...one })))
      .returning({ id: campaigns.id, name: campaigns.name });
    const names = async (query: string) => {
      const [list, figures] = await Promise.all([
        caller.call<Schemas['CampaignList']>('GET', `campaigns?${query}`),
        caller.call<Schemas['ListFigures']>(
          'GET',
          `campaigns/figures?date_from=2026-01-01&date_to=2026-01-02&${query}`,
        ),
      ]);
      const counted = figures.body.items.map(({ id }) => ids.find((one) => one.id === id)?.name);
      expect(counted).toEqual(list.body.items.map(({ name }) => name));
      return [counted.join(''), list.body.total];
    };
    expect(await names('state=paused_self')).toEqual(['af', 2]);
    expect(await names('state=paused_self&limit=1&offset=1')).toEqual(['f', 2]);
    expect(await names('state=no_approved_advert&state=archived')).toEqual(['bc', 2]);
    expect(await names('state=archived')).toEqual(['c', 1]);
    expect(await names('state=locked&state=finished')).toEqual(['de', 2]);
    expect(await names('state=finished&status=stopped')).toEqual(['', 0]);
    expect(await names('state=serving')).toEqual(['', 0]);
    expect((await caller.call('GET', 'campaigns?state=nonsense')).status).toBe(422);
    const stranger = await test.as(await test.createUser(), 'advertiser');
    expect((await stranger.call<Schemas['CampaignList']>('GET', 'campaigns?state=paused_self')).body.total).toBe(0);
  });

  it('counts adverts that are not deleted', async () => {
    const caller = await test.as(await test.createUser(), 'advertiser');
    const [full, empty] = [await createCampaign(caller, { name: 'a' }), await createCampaign(caller, { name: 'b' })];
    const kept = await createAdvert(caller, { ads_id: full.id });
    const removed = await createAdvert(caller, { ads_id: full.id });
    await caller.call('DELETE', `adverts/${removed.id}`);
    const { body } = await caller.call<Schemas['CampaignList']>('GET', 'campaigns');
    expect(body.items).toMatchObject([
      { id: full.id, adverts_count: 1 },
      { id: empty.id, adverts_count: 0 },
    ]);
    expect(kept.ads_id).toBe(full.id);
  });
});

describe('an edit', () => {
  it('of an outdated version is refused, with the author and time of the last change', async () => {
    const campaign = await createCampaign(testUsers.advertiser);
    expect((await update(testUsers.manager, campaign, { name: 'By the manager' })).body.version).toBe(2);
    const { status, body } = await update(testUsers.advertiser, campaign, { name: 'By the advertiser' });
    expect(status).toBe(400);
    expect(body.error).toMatch(/^User \d+ changed this (just now|\d+ minutes? ago), after you had opened it\.$/);
    expect((await testUsers.admin.call('GET', `campaigns/${campaign.id}`)).body).toMatchObject({
      name: 'By the manager',
    });
  });

  it('to deleted hides it and its adverts', async () => {
    const campaign = await createCampaign(testUsers.advertiser);
    const advert = await createAdvert(testUsers.advertiser, { ads_id: campaign.id });
    expect((await update(testUsers.advertiser, campaign, { status: 'deleted' })).body.status).toBe('deleted');
    for (const path of [`campaigns/${campaign.id}`, `adverts/${advert.id}`, `adverts/by-ads/${campaign.id}`])
      expect((await testUsers.admin.call('GET', path)).status).toBe(404);
  });

  it.each([
    ['advertiser', 403],
    ['manager', 200],
    ['admin', 200],
  ] as const)('that locks, or unlocks, is %s: %i', async (who, status) => {
    const open = await createCampaign(testUsers.advertiser);
    expect((await update(testUsers[who], open, { status: 'lock' })).status).toBe(status);
    const other = await createCampaign(testUsers.advertiser);
    const locked = (await update(testUsers.admin, other, { status: 'lock' })).body;
    expect((await update(testUsers[who], locked, { status: 'working' })).status).toBe(status);
  });

  it('by its owner succeeds while the campaign stays locked', async () => {
    const locked = (await update(testUsers.admin, await createCampaign(testUsers.advertiser), { status: 'lock' })).body;
    expect((await update(testUsers.advertiser, locked, { name: 'New name' })).body).toMatchObject({
      name: 'New name',
      status: 'lock',
    });
  });
});
