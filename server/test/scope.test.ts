import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sites } from '../src/db/schema.ts';
import { type Cast, createAdvert, createCampaign, createCast, toCampaignUpdate } from './cast.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
let cast: Cast;
let campaign: Schemas['Campaign'];
let advert: Schemas['Advert'];

beforeAll(async () => {
  test = await startTestApp();
  cast = await createCast(test);
  campaign = await createCampaign(cast.advertiser);
  advert = await createAdvert(cast.advertiser, { ads_id: campaign.id });
  await test.db.insert(sites).values({ ownerId: cast.webmaster.userId, name: 'News', domain: 'news.example' });
});
afterAll(() => test.close());

const insiders: (keyof Cast)[] = ['advertiser', 'manager', 'admin', 'panelOnly'];
const outsiders: (keyof Cast)[] = ['otherAdvertiser', 'otherManager'];

/** Every way to name a record of somebody else. */
const references: [string, (caller: Caller) => ReturnType<Caller['call']>][] = [
  ['GET campaigns/{id}', (caller) => caller.call('GET', `campaigns/${campaign.id}`)],
  ['GET campaigns/{id}/changes', (caller) => caller.call('GET', `campaigns/${campaign.id}/changes`)],
  ['GET campaigns/{id}/statistics', (caller) => caller.call('GET', `campaigns/${campaign.id}/statistics`)],
  ['GET campaigns/{id}/targeting', (caller) => caller.call('GET', `campaigns/${campaign.id}/targeting`)],
  ['PUT campaigns/{id}', (caller) => caller.call('PUT', `campaigns/${campaign.id}`, toCampaignUpdate(campaign))],
  ['GET adverts/by-ads/{id}', (caller) => caller.call('GET', `adverts/by-ads/${campaign.id}`)],
  ['GET adverts/{id}', (caller) => caller.call('GET', `adverts/${advert.id}`)],
  ['PUT adverts/{id}', (caller) => caller.call('PUT', `adverts/${advert.id}`, advert)],
  ['DELETE adverts/{id}', (caller) => caller.call('DELETE', `adverts/${advert.id}`)],
  ['POST adverts/{id}/copy', (caller) => caller.call('POST', `adverts/${advert.id}/copy`, { campaignId: campaign.id })],
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
    expect(await ask(cast[who])).toMatchObject({ status: 404, body: { error: 'Not found' } });
  });

  it('sees none of it in lists', async () => {
    expect((await cast[who].call('GET', 'campaigns')).body).toEqual({ items: [], total: 0 });
    expect((await cast[who].call('GET', 'adverts')).body).toEqual([]);
  });
});

describe.each(insiders)('%s', (who) => {
  it('sees the campaign and its advert', async () => {
    expect((await cast[who].call('GET', `campaigns/${campaign.id}`)).body).toMatchObject({ id: campaign.id });
    expect((await cast[who].call<Schemas['CampaignList']>('GET', 'campaigns')).body.total).toBe(1);
    expect((await cast[who].call('GET', `adverts/${advert.id}`)).body).toMatchObject({ advert: { id: advert.id } });
    expect((await cast[who].call('GET', 'adverts')).body).toMatchObject([{ id: advert.id }]);
    expect((await cast[who].call('GET', `adverts/by-ads/${campaign.id}`)).body).toMatchObject([{ id: advert.id }]);
  });
});

describe('a copy', () => {
  it("into somebody else's campaign is 404", async () => {
    const own = await createCampaign(cast.otherAdvertiser);
    const mine = await createAdvert(cast.otherAdvertiser, { ads_id: own.id });
    const body = { campaignId: campaign.id };
    expect((await cast.otherAdvertiser.call('POST', `adverts/${mine.id}/copy`, body)).status).toBe(404);
  });
});

describe('sites', () => {
  it.each([
    ['webmaster', 1],
    ['manager', 1],
    ['admin', 1],
    ['otherManager', 0],
  ] as const)('%s sees %i', async (who, total) => {
    expect((await cast[who].call('GET', 'sites')).body).toMatchObject({ total });
  });
});

describe('users', () => {
  it('are clients for a manager, and all for an admin', async () => {
    const clients = await cast.manager.call<Schemas['UserList']>('GET', 'users');
    const ids = new Set(clients.body.items.map(({ id }) => id));
    expect(ids).toEqual(new Set([cast.advertiser.userId, cast.webmaster.userId]));
    expect((await cast.admin.call<Schemas['UserList']>('GET', 'users')).body.total).toBe(Object.keys(cast).length);
  });

  it('can be narrowed to a cabinet and a name', async () => {
    const advertisers = await cast.manager.call<Schemas['UserList']>('GET', 'users?panel=advertiser');
    expect(advertisers.body.items.map(({ id }) => id)).toEqual([cast.advertiser.userId]);
    expect((await cast.manager.call('GET', 'users?search=nobody')).body).toEqual({ items: [], total: 0 });
  });
});

describe('a role that is not acted in', () => {
  it('adds nothing: a manager who is an advertiser too sees clients in one cabinet and the own in the other', async () => {
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
