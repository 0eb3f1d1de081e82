import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sites } from '../src/platform/db/schema.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createAdvert, createCampaign, createTestUsers, type TestUsers, toCampaignUpdate } from './test-users.ts';

let test: TestApp;
let testUsers: TestUsers;
let campaign: Schemas['Campaign'];
let advert: Schemas['Advert'];

beforeAll(async () => {
  test = await startTestApp();
  testUsers = await createTestUsers(test);
  campaign = await createCampaign(testUsers.advertiser);
  advert = await createAdvert(testUsers.advertiser, { ads_id: campaign.id });
  await test.db.insert(sites).values({
    ownerId: testUsers.webmaster.userId,
    name: 'News',
    domain: 'news.example',
    domainUnicode: 'news.example',
  });
});
afterAll(() => test.close());

const insiders: (keyof TestUsers)[] = ['advertiser', 'manager', 'admin', 'panelOnly'];
const outsiders: (keyof TestUsers)[] = ['otherAdvertiser', 'otherManager'];

/** Every way to refer to another user's record. */
const references: [string, (caller: Caller) => ReturnType<Caller['call']>][] = [
  ['GET campaigns/{id}', (caller) => caller.call('GET', `campaigns/${campaign.id}`)],
  ['GET campaigns/{id}/changes', (caller) => caller.call('GET', `campaigns/${campaign.id}/changes`)],
  ['GET campaigns/{id}/targeting', (caller) => caller.call('GET', `campaigns/${campaign.id}/targeting`)],
  ['PUT campaigns/{id}', (caller) => caller.call('PUT', `campaigns/${campaign.id}`, toCampaignUpdate(campaign))],
  ['GET adverts/by-ads/{id}', (caller) => caller.call('GET', `adverts/by-ads/${campaign.id}`)],
  ['GET adverts/{id}', (caller) => caller.call('GET', `adverts/${advert.id}`)],
  ['GET adverts/{id}/changes', (caller) => caller.call('GET', `adverts/${advert.id}/changes`)],
  ['PUT adverts/{id}', (caller) => caller.call('PUT', `adverts/${advert.id}`, advert)],
  ['DELETE adverts/{id}', (caller) => caller.call('DELETE', `adverts/${advert.id}`)],
  ['POST adverts/{id}/copy', (caller) => caller.call('POST', `adverts/${advert.id}/copy`, { campaignId: campaign.id })],
  [
    'POST adverts/{id}/review',
    (caller) => caller.call('POST', `adverts/${advert.id}/review`, { action: 'resubmit', version: advert.version }),
  ],
  [
    'POST adverts',
    (caller) =>
      caller.call('POST', 'adverts', {
        ads_id: campaign.id,
        name: 'Foreign',
        advert_link: 'https://a.example',
        use_vpaid: true,
        vpaid: 'https://a.example/vpaid.js',
      }),
  ],
];

describe.each(outsiders)('%s', (who) => {
  it.each(references)('gets 404 from %s, as for an id that does not exist', async (_name, ask) => {
    expect(await ask(testUsers[who])).toMatchObject({ status: 404, body: { error: 'Not found' } });
  });

  it('sees nothing of it in lists', async () => {
    expect((await testUsers[who].call('GET', 'campaigns')).body).toEqual({
      items: [],
      total: 0,
      next: null,
      previous: null,
    });
    expect((await testUsers[who].call('GET', 'adverts')).body).toEqual([]);
  });
});

describe.each(insiders)('%s', (who) => {
  it('sees the campaign and its advert', async () => {
    expect((await testUsers[who].call('GET', `campaigns/${campaign.id}`)).body).toMatchObject({ id: campaign.id });
    expect((await testUsers[who].call<Schemas['CampaignList']>('GET', 'campaigns')).body.total).toBe(1);
    expect((await testUsers[who].call('GET', `adverts/${advert.id}`)).body).toMatchObject({
      advert: { id: advert.id },
    });
    expect((await testUsers[who].call('GET', 'adverts')).body).toMatchObject([{ id: advert.id }]);
    expect((await testUsers[who].call('GET', `adverts/by-ads/${campaign.id}`)).body).toMatchObject([{ id: advert.id }]);
  });
});

describe('a copy', () => {
  it("into another user's campaign is 404", async () => {
    const own = await createCampaign(testUsers.otherAdvertiser);
    const mine = await createAdvert(testUsers.otherAdvertiser, { ads_id: own.id });
    const body = { campaignId: campaign.id };
    expect((await testUsers.otherAdvertiser.call('POST', `adverts/${mine.id}/copy`, body)).status).toBe(404);
  });
});

describe('sites', () => {
  it.each([
    ['webmaster', 1],
    ['manager', 1],
    ['admin', 1],
    ['otherManager', 0],
  ] as const)('%s sees %i', async (who, total) => {
    expect((await testUsers[who].call('GET', 'sites')).body).toMatchObject({ total });
  });
});

describe('users', () => {
  it('are clients for a manager, and everyone for an admin', async () => {
    const clients = await testUsers.manager.call<Schemas['UserList']>('GET', 'users');
    const ids = new Set(clients.body.items.map(({ id }) => id));
    expect(ids).toEqual(new Set([testUsers.advertiser.userId, testUsers.webmaster.userId]));
    expect((await testUsers.admin.call<Schemas['UserList']>('GET', 'users')).body.total).toBe(
      Object.keys(testUsers).length,
    );
  });

  it('can be filtered by role and name', async () => {
    const advertisers = await testUsers.manager.call<Schemas['UserList']>('GET', 'users?panel=advertiser');
    expect(advertisers.body.items.map(({ id }) => id)).toEqual([testUsers.advertiser.userId]);
    expect((await testUsers.manager.call('GET', 'users?search=nobody')).body).toEqual({
      items: [],
      total: 0,
      next: null,
      previous: null,
    });
  });
});

describe('another role of the user', () => {
  it('adds nothing: a manager who is also an advertiser sees clients in one role and own records in the other', async () => {
    const both = await test.createUser({ supportPanels: ['manager', 'advertiser'] });
    const client = await test.createUser({ managerId: both.id });
    const asClient = await createCampaign(await test.as(client, 'advertiser'));
    const asBoth = await createCampaign(await test.as(both, 'advertiser'));
    const list = async (cabinet: 'manager' | 'advertiser') =>
      (await (await test.as(both, cabinet)).call<Schemas['CampaignList']>('GET', 'campaigns')).body.items;
    expect(await list('manager')).toMatchObject([{ id: asClient.id }]);
    expect(await list('advertiser')).toMatchObject([{ id: asBoth.id }]);
  });
});
