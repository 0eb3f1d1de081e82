import { tracingChannel } from 'node:diagnostics_channel';
import { targetingCases } from '@preroll/rules/targeting/targeting.cases';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createRequestLog } from '../src/advertising/reach/record-requests.ts';
import { adRequests, campaigns } from '../src/platform/db/schema.ts';
import { removeOutdated } from '../src/remove-outdated.ts';
import { createDictionaries } from './dictionaries.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createCampaign, createTestUsers, type TestUsers } from './test-users.ts';

let test: TestApp;
let testUsers: TestUsers;
let campaign: Schemas['Campaign'];
beforeAll(async () => {
  test = await startTestApp();
  testUsers = await createTestUsers(test);
  await createDictionaries(test);
  campaign = await createCampaign(testUsers.advertiser);
});
afterAll(() => test.close());

const estimate = async (ads: object, more: object = {}, caller: Caller = testUsers.advertiser) => {
  const body = { ads, ...more };
  return caller.call<Schemas['Reach'] & Partial<Schemas['ValidationErrorBody']>>('POST', 'campaigns/reach', body);
};

const everyListFull = () => {
  const list = (entry: (n: number) => string, start = 0) => Array.from({ length: 5000 }, (_, n) => entry(n + start));
  const both = (entry: (n: number) => string) => ({ value: { white: list(entry), black: list(entry, 5000) } });
  const word = (n: number) => `word-${n}`;
  return {
    ip: both((n) => `${n % 250}.${n >> 8}.${n & 255}.0/${n % 2 ? 24 : 25}`),
    referer: both((n) => `*.site-${n}.example`),
    languages: { value: { white: ['en'], black: [] } },
    ...Object.fromEntries(
      ['browsers', 'desktop_os', 'mobile_os', 'tablet_os', 'source', 'keywords'].map((field) => [field, both(word)]),
    ),
    resolution: { value: { white: ['1'], black: ['2'] } },
    city_white_list: { value: Array.from({ length: 5000 }, (_, n) => n + 1) },
  };
};

// a lock blocks the first estimate; with the embedded database's single connection, it would block all requests
it.runIf(process.env.TEST_DATABASE_URL !== undefined)(
  'is limited to four concurrent requests per user, without affecting others',
  async () => {
    const statuses: number[] = [];
    const { promise: refusedFour, resolve } = Promise.withResolvers<void>();
    const ask = async (caller?: Caller) => {
      const reply = await estimate({}, {}, caller);
      statuses.push(reply.status);
      if (statuses.filter((status) => status === 429).length === 4) resolve();
      return reply;
    };
    const { own, other } = await test.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ad_requests in access exclusive mode`);
      const own = Array.from({ length: 8 }, () => ask());
      await refusedFour;
      return { own, other: ask(testUsers.otherAdvertiser) };
    });
    const refused = (await Promise.all(own)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.body).toEqual({ error: 'Too many estimates at once. Try again in a minute.' });
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect((await other).status).toBe(200);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  },
);

it('is cancelled when the client closes the connection', async () => {
  const [leaving, ended] = [new AbortController(), Promise.withResolvers<unknown>()];
  const handling = {
    start: () => leaving.abort(),
    error: ({ error }: { error?: unknown }) => ended.resolve(error),
    asyncStart: () => ended.resolve('answered'),
    end() {},
    asyncEnd() {},
  };
  const url = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const channel = tracingChannel<string, { error?: unknown }>('fastify.request.handler');
  channel.subscribe(handling);
  const headers = {
    authorization: `Bearer ${testUsers.advertiser.token}`,
    'content-type': 'application/json',
    cabinet: 'advertiser',
  };
  const body = JSON.stringify({ ads: everyListFull() });
  const left = fetch(`${url}/backend/api/campaigns/reach`, { method: 'POST', headers, body, signal: leaving.signal });
  await expect(left).rejects.toThrow('aborted');
  expect(await ended.promise).toMatchObject({ status: 499 });
  channel.unsubscribe(handling);
});

it('uses a sample, marked as such, while nothing is recorded', async () => {
  const { status, body } = await estimate({});
  expect(status).toBe(200);
  expect(body).toEqual({ total: 20_000, matching: 20_000, share: 1, is_sample: true, days: 7, costliest: null });
  const germany = await estimate({ country: { white: ['de'], black: [] }, devices: ['mobile', 'desktop', 'tablet'] });
  expect(germany.body.matching).toBeGreaterThan(50);
  expect(germany.body.share).toBeLessThan(0.1);
  expect(germany.body.costliest?.rule).toBe('geography');
  expect(germany.body.costliest?.matching_without).toBeGreaterThan(15_000);
  expect(
    (await estimate({ country: { white: ['DE'], black: [] }, devices: ['mobile', 'desktop', 'tablet'] })).body,
  ).toEqual(germany.body);
});

it('refuses a targeting that could not be saved', async () => {
  const { status, body } = await estimate({ feeds: [999_999], ip: { white: ['x'], black: [] } });
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    'ads.feeds': ['Not a feed: 999999'],
    'ads.ip.white': ['Not an IP address or range: x'],
  });
  expect((await estimate({}, { timezone: 'Mars/Base' })).body.errors).toEqual({ timezone: ['Unknown time zone'] });
});

const ofCampaigns = targetingCases.filter(({ stored }) => stored !== undefined);

it.each(ofCampaigns)('is validated against the stored campaign: $name', async ({ ads, stored = {}, errors }) => {
  await test.db.update(campaigns).set({ targeting: stored }).where(eq(campaigns.id, campaign.id));
  const { body } = await estimate(ads, { campaign_id: campaign.id });
  const refused = Object.entries(errors).map(([path, messages]) => [`ads.${path}`, messages]);
  expect(body.errors ?? {}).toEqual(Object.fromEntries(refused));
});

it('without a campaign accepts dictionary values only', async () => {
  const { status, body } = await estimate({ feeds: [1, 999_999], region: { white: [], black: ['DE-ZZ'] } });
  expect([status, body.errors]).toEqual([
    422,
    { 'ads.feeds': ['Not a feed: 999999'], 'ads.region.black': ['Not a region code: DE-ZZ'] },
  ]);
});

it('refuses campaigns of others', async () => {
  const { id: campaign_id } = campaign;
  expect((await estimate({}, { campaign_id })).status).toBe(200);
  expect((await estimate({}, { campaign_id }, testUsers.otherAdvertiser)).status).toBe(404);
  expect((await estimate({}, { campaign_id }, testUsers.otherManager)).status).toBe(404);
});

it('uses the weighted requests of the last 7 days, once a day is recorded', async () => {
  const day = 24 * 60 * 60 * 1000;
  const request = (age: number, country: string, weight: number) => ({
    ...{ at: new Date(Date.now() - age * day), country, device: 'mobile', weight },
  });
  await test.db.insert(adRequests).values([request(0.9, 'DE', 100), request(8, 'DE', 50)]);
  expect((await estimate({})).body).toMatchObject({ total: 20_000, is_sample: true });
  await test.db.insert(adRequests).values([request(1.5, 'FR', 25)]);
  expect((await estimate({})).body).toMatchObject({ total: 125, is_sample: false, days: 2 });
  await test.db.insert(adRequests).values([request(6.9, 'DE', 75)]);
  expect((await estimate({ country: { white: ['DE'], black: [] } })).body).toEqual({
    total: 200,
    matching: 175,
    share: 175 / 200,
    is_sample: false,
    days: 7,
    costliest: { rule: 'geography', matching_without: 200 },
  });
});

it('records one request per ten seconds with the number of requests, without the full address, for 7 days', async () => {
  await test.db.delete(adRequests);
  const unknown = { feedId: null, browser: null, osVersion: null, source: null, continent: null, region: null };
  const request = {
    ...unknown,
    ...{ device: 'mobile', os: 'ios', language: 'de', referer: 'news.example', country: 'DE', cityId: 2_950_159 },
    ...{ resolutionId: null, categories: ['IAB24'], keywords: ['news'] },
  };
  const written: Promise<void>[] = [];
  const backgroundTasks = { begin: (_: string, work: () => Promise<void>) => void written.push(work()) };
  const draws = [0.4, 0.9];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const log = createRequestLog({ db: test.db, backgroundTasks, random: () => draws.shift() ?? 0 });
    const addresses = ['203.0.113.77', '::ffff:198.51.100.8', '192.0.2.1'];
    for (const ip of addresses) log.record({ ...request, at: new Date(), ip });
    vi.advanceTimersByTime(9_999);
    expect(written).toHaveLength(0);
    vi.advanceTimersByTime(1);
    log.record({ ...request, at: new Date(Date.now() - 8 * 86_400_000), ip: '2001:db8:1:2:3::4' });
    vi.advanceTimersByTime(10_000);
  } finally {
    vi.useRealTimers();
  }
  await Promise.all(written);
  const recorded = () => test.db.select().from(adRequests).orderBy(adRequests.weight);
  expect(await recorded()).toMatchObject([
    { ...request, weight: 1, ip: '2001:db8:1::' },
    { ...request, weight: 3, ip: '198.51.100.0' },
  ]);
  await removeOutdated(test.db);
  expect(await recorded()).toMatchObject([{ weight: 3 }]);
});
