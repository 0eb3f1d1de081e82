import { eq, gte, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDayCounters } from '../src/events/counters/count-batch.ts';
import type { RecordedEvent } from '../src/events/spool/recorded-event.ts';
import {
  advertDays,
  adverts,
  campaignDays,
  campaigns,
  campaignTotals,
  eventBatches,
  formats,
  incomeDays,
  siteDays,
  sites,
  spendDays,
} from '../src/platform/db/schema.ts';
import { expectRow } from '../src/platform/records/expect-row.ts';
import { startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
let ids: { site: number; campaign: number; advert: number };

beforeAll(async () => {
  test = await startTestApp();
  const buyer = await test.createUser();
  const seller = await test.createUser({ timezone: 'Asia/Kathmandu' });
  const format = expectRow(await test.db.select({ id: formats.id }).from(formats).limit(1));
  const campaign = expectRow(
    await test.db
      .insert(campaigns)
      .values({
        name: 'Spring',
        formatId: format.id,
        ownerId: buyer.id,
        updatedBy: buyer.id,
        timezone: 'America/New_York',
        bid: 250,
        advertLink: 'https://shop.example/',
      })
      .returning(),
  );
  const advert = expectRow(
    await test.db
      .insert(adverts)
      .values({ name: 'Tulips', adsId: campaign.id, advertLink: campaign.advertLink, updatedBy: buyer.id })
      .returning({ id: adverts.id }),
  );
  const site = expectRow(
    await test.db
      .insert(sites)
      .values({ name: 'News', domain: 'news.test', domainUnicode: 'news.test', ownerId: seller.id })
      .returning(),
  );
  ids = { site: site.id, campaign: campaign.id, advert: advert.id };
});
afterAll(() => test.close());

it('adds the results of a batch to their days once', async () => {
  const at = (ts: string, kind: RecordedEvent['kind'], more: Partial<RecordedEvent> = {}) => ({
    ts,
    kind,
    ...ids,
    ...more,
  });
  const events: RecordedEvent[] = [
    // a quarter of an hour before midnight in Kathmandu, the afternoon in New York
    { ts: '2026-11-20T18:10:00Z', kind: 'request', site: ids.site },
    at('2026-11-20T18:10:01Z', 'serve'),
    at('2026-11-20T18:10:02Z', 'impression', { price: 250_000, revenue: 175_000 }),
    // the next day in Kathmandu
    at('2026-11-20T18:20:00Z', 'impression', { count: 3, price: 750_000, revenue: 525_000 }),
    at('2026-11-20T18:20:05Z', 'show', { count: 2 }),
    at('2026-11-20T18:20:09Z', 'click'),
    at('2026-11-20T18:20:09Z', 'quartile25', { count: 5 }),
    at('2026-11-20T18:20:19Z', 'quartile50', { count: 4 }),
    at('2026-11-20T18:20:29Z', 'quartile75', { count: 3 }),
    at('2026-11-20T18:20:39Z', 'quartile100', { count: 2 }),
    at('2026-11-20T18:20:39Z', 'quartile100', { invalid: 'robot' }),
    at('2026-11-20T18:20:10Z', 'click', { invalid: 'robot' }),
    // the next day in New York too
    at('2026-11-21T05:00:00Z', 'impression'),
    // on no site of ours, and for a nonexistent site
    at('2026-11-20T18:20:00Z', 'impression', { site: 0 }),
    { ts: '2026-11-20T18:20:00Z', kind: 'request', site: 999_999 },
  ];
  const counters = createDayCounters(test.db);
  await counters.count([{ token: 'first', events }]);
  await Promise.all([
    counters.count([{ token: 'first', events }]),
    counters.count([{ token: 'second', events: events.slice(0, 1) }]),
  ]);

  const money = (spend: number) => ({ spend, revenueShare: 70, revenue: (spend * 70) / 100 });
  const viewed = { quartile25: 5, quartile50: 4, quartile75: 3, completes: 2 };
  const unviewed = { quartile25: 0, quartile50: 0, quartile75: 0, completes: 0 };
  expect(await test.db.select().from(siteDays).orderBy(siteDays.day)).toEqual([
    {
      siteId: ids.site,
      day: '2026-11-20',
      requests: 2,
      responses: 1,
      impressions: 1,
      shows: 0,
      ...unviewed,
      ...money(0.25),
    },
    {
      siteId: ids.site,
      day: '2026-11-21',
      requests: 0,
      responses: 0,
      impressions: 4,
      shows: 2,
      ...viewed,
      ...money(0.75),
    },
  ]);
  const days = [
    { day: '2026-11-20', impressions: 5, shows: 2, clicks: 1, ...viewed, spend: 1 },
    { day: '2026-11-21', impressions: 1, shows: 0, clicks: 0, ...unviewed, spend: 0 },
  ];
  expect(await test.db.select().from(campaignDays).orderBy(campaignDays.day)).toEqual(
    days.map((day) => ({ campaignId: ids.campaign, ...day })),
  );
  expect(await test.db.select().from(advertDays).orderBy(advertDays.day)).toEqual(
    days.map((day) => ({ advertId: ids.advert, ...day })),
  );
});

it("keeps the revenue share of a day that has begun, even if the site's share changes", async () => {
  const counters = createDayCounters(test.db);
  const impression: RecordedEvent = { ts: '2026-11-25T08:00:00Z', kind: 'impression', ...ids, revenue: 700_000 };
  await counters.count([{ token: 'before', events: [impression] }]);
  await test.db.update(sites).set({ revenueShare: 50 }).where(eq(sites.id, ids.site));
  await counters.count([{ token: 'after', events: [impression] }]);
  await counters.count([{ token: 'next day', events: [{ ...impression, ts: '2026-11-26T08:00:00Z' }] }]);

  const days = await test.db.select().from(siteDays).where(gte(siteDays.day, '2026-11-25')).orderBy(siteDays.day);
  expect(days.map(({ day, revenueShare, revenue }) => ({ day, revenueShare, revenue }))).toEqual([
    { day: '2026-11-25', revenueShare: 70, revenue: 1.4 },
    { day: '2026-11-26', revenueShare: 50, revenue: 0.7 },
  ]);
});

it('loses nothing in many small batches, to a millionth', async () => {
  const counters = createDayCounters(test.db);
  const ts = '2026-12-01T08:00:00Z';
  // one impression at a bid of 1.235 per thousand
  const impression: RecordedEvent = { ts, kind: 'impression', ...ids, price: 1235, revenue: 865 };
  await test.db.update(sites).set({ revenueShare: 70 }).where(eq(sites.id, ids.site));
  for (let batch = 0; batch < 40; batch += 1) await counters.count([{ token: `small ${batch}`, events: [impression] }]);

  const spend = 40 * 0.001235;
  for (const table of [campaignDays, advertDays])
    expect(await test.db.select({ spend: table.spend }).from(table).where(eq(table.day, '2026-12-01'))).toEqual([
      { spend },
    ]);
  const [total] = await test.db.select({ spend: campaignTotals.spend }).from(campaignTotals);
  const days = await test.db.select({ spend: campaignDays.spend }).from(campaignDays);
  expect(total?.spend).toBeCloseTo(
    days.reduce((sum, day) => sum + day.spend, 0),
    9,
  );
  const ofBuyer = await test.db.select().from(spendDays).where(eq(spendDays.day, '2026-12-01'));
  expect(ofBuyer.map((day) => day.spend)).toEqual(['0.049400']);
  const ofSeller = await test.db.select().from(incomeDays).where(eq(incomeDays.day, '2026-12-01'));
  expect(ofSeller.map((day) => Number(day.income))).toEqual([expect.closeTo(40 * 0.000865, 6)]);
});

it('counts batches together like one after the other, in pieces, without batches counted before', async () => {
  const counters = createDayCounters(test.db);
  const day = '2026-12-03';
  const by = await test.createUser();
  const extra = await test.db
    .insert(adverts)
    .values(
      Array.from({ length: 900 }, (_, index) => ({
        name: `Advert ${index}`,
        adsId: ids.campaign,
        advertLink: 'https://shop.example/',
        updatedBy: by.id,
      })),
    )
    .returning({ id: adverts.id });
  const shows = (advert: number): RecordedEvent => ({ ts: `${day}T12:00:00Z`, kind: 'show', ...ids, advert });
  const batchOf = (token: string) => ({ token, events: extra.map(({ id }) => shows(id)) });
  await counters.count([batchOf('together 1')]);
  await counters.count([batchOf('together 1'), batchOf('together 2'), batchOf('together 3')]);
  await counters.count([batchOf('together 2')]);

  const counted = await test.db.select().from(advertDays).where(eq(advertDays.day, day));
  expect(counted).toHaveLength(900);
  expect(new Set(counted.map((row) => row.shows))).toEqual(new Set([3]));
  const [ofCampaign] = await test.db.select().from(campaignDays).where(eq(campaignDays.day, day));
  expect(ofCampaign?.shows).toBe(2700);
});

it('returns the oldest batch of all servers that waits for the store', async () => {
  const counters = createDayCounters(test.db);
  const [first, second] = ['001790000000000-a.jsonl', '001790000001000-b.jsonl'] as const;
  expect(await counters.oldest()).toBeNull();
  for (const token of [second, first]) await counters.count([{ token, events: [] }]);
  expect(await counters.oldest()).toBe(first);
  await counters.settle(first);
  expect(await counters.oldest()).toBe(second);
  for (const token of [first, second]) {
    await counters.settle(token);
    await counters.forget(token);
  }
  expect(await counters.oldest()).toBeNull();
});

it('does not count a batch again that reappears after it was settled', async () => {
  const counters = createDayCounters(test.db);
  const token = '001790000002000-c.jsonl';
  const events: RecordedEvent[] = [{ ts: '2026-11-01T12:00:00Z', kind: 'request', site: ids.site }];
  const counted = () =>
    test.db.select({ requests: siteDays.requests }).from(siteDays).where(eq(siteDays.day, '2026-11-01'));
  await counters.count([{ token, events }]);
  await counters.settle(token);
  await counters.count([{ token, events }]);
  expect(await counted()).toEqual([{ requests: 1 }]);
  expect(await counters.oldest()).toBe(token);
});

it('does not count a batch that another server read before it was sent, and forgets it after an hour', async () => {
  const counters = createDayCounters(test.db);
  const token = '001790000003000-d.jsonl';
  const events: RecordedEvent[] = [{ ts: '2026-11-02T12:00:00Z', kind: 'request', site: ids.site }];
  const isOfToken = like(eventBatches.token, `%${token}`);
  await counters.count([{ token, events }]);
  await counters.settle(token);
  await counters.forget(token);
  await counters.count([{ token, events }]);
  expect(
    await test.db.select({ requests: siteDays.requests }).from(siteDays).where(eq(siteDays.day, '2026-11-02')),
  ).toEqual([{ requests: 1 }]);
  expect(await test.db.select().from(eventBatches).where(isOfToken)).toHaveLength(1);

  await test.db
    .update(eventBatches)
    .set({ countedAt: new Date(Date.now() - 61 * 60_000) })
    .where(isOfToken);
  await createDayCounters(test.db).forget('001790000004000-e.jsonl');
  expect(await test.db.select().from(eventBatches).where(isOfToken)).toEqual([]);
});
