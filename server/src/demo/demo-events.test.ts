import { addDays } from '@preroll/rules/time/days';
import { zonedTime } from '@preroll/rules/time/zoned-time';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type Schemas, startTestApp, type TestApp } from '../../test/harness.ts';
import { hasChdb } from '../events/store/chdb-process.ts';
import { checkLedger } from '../money/ledger/check-ledger.ts';
import { postDays } from '../money/ledger/post-days.ts';
import { readRows } from '../platform/db/read-rows.ts';
import {
  advertDays,
  adverts,
  campaignDays,
  campaigns,
  eventBatches,
  placements,
  siteDays,
  sites,
  users,
} from '../platform/db/schema.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';
import { apportion, apportionWithin } from './apportion.ts';
import { type DemoAccount, demoLoginOf } from './demo-accounts.ts';
import { makeDemoSegments } from './make-demo-segments.ts';
import { writeDemo } from './write-demo.ts';
import { DEMO_BATCH } from './write-demo-site-days.ts';

describe('apportion', () => {
  it.each([
    [10, [1, 1, 1], [3, 4, 3]],
    [1, [1, 1], [1, 0]],
    [0, [3, 2], [0, 0]],
    [5, [0, 0], [5, 0]],
    [7, [0, 1], [0, 7]],
  ])('%d by %j is %j', (total, weights, parts) => expect(apportion(total, weights)).toEqual(parts));

  it('gives no part more than its limit', () => {
    expect(apportionWithin(10, [9, 1, 1], [4, 3, 9])).toEqual([4, 3, 3]);
    expect(() => apportionWithin(3, [1, 1], [1, 1])).toThrow('3 does not fit');
  });
});

describe.skipIf(!hasChdb())('the events of the demo content', () => {
  let test: TestApp;
  let admin: Caller;
  const people = new Map<string, number>();

  beforeAll(async () => {
    test = await startTestApp();
    await writeDemo(test.db, createSecretBox(Buffer.alloc(32)));
    for (const { login, id } of await test.db.select().from(users)) people.set(login, id);
    admin = await as('admin', 'admin');
    await usePlacements();
  });
  afterAll(() => test.close());

  async function usePlacements() {
    const list = await test.db.select().from(placements).orderBy(placements.createdAt, desc(placements.id));
    for (const { id, createdAt: _, updatedAt: __, ...values } of list.slice(0, 1)) {
      await test.db.insert(placements).values({ ...values, name: 'Created since' });
      await test.db.update(placements).set({ status: 'deleted' }).where(eq(placements.id, id));
    }
  }

  const as = (account: DemoAccount, cabinet: 'admin' | 'advertiser' | 'webmaster' | 'manager') =>
    test.as({ id: people.get(demoLoginOf(account)) ?? 0 }, cabinet);

  const ask = async (caller: Caller, query: Record<string, string | string[]>) => {
    const { status, body } = await caller.call<Schemas['AnalyticsAnswer']>(
      'GET',
      `reports?${new URLSearchParams(Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one])))}`,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };

  const today = zonedTime('Europe/Moscow', new Date()).day;
  const period = { date_from: addDays(today, -99), date_to: addDays(today, 1), limit: '10000' };

  const quartiles = ['quartile25', 'quartile50', 'quartile75'] as const;

  it('add up to the days of each campaign, in its own time zone', async () => {
    const days = await test.db.select().from(campaignDays);
    const zones = new Map((await test.db.select().from(campaigns)).map(({ id, timezone }) => [id, timezone]));
    for (const timezone of new Set(zones.values())) {
      const metrics = ['impression', 'show', 'click', ...quartiles, 'quartile100', 'spend'];
      const { rows } = await ask(admin, { ...period, timezone, dimensions: ['date', 'campaign'], metrics });
      const counted = new Map(rows.map(({ dims, metrics }) => [dims.map(({ value }) => value).join(' '), metrics]));
      const expected = days.filter(
        ({ campaignId, impressions }) => zones.get(campaignId) === timezone && impressions > 0,
      );
      expect(expected.length).toBeGreaterThan(100);
      for (const { day, campaignId, impressions, shows, clicks, completes, spend, ...viewed } of expected) {
        const found = counted.get(`${day} ${campaignId}`);
        expect({ ...found, spend: Number(found?.spend).toFixed(2) }, `${day} ${campaignId}`).toEqual({
          impression: impressions,
          show: shows,
          click: clicks,
          ...Object.fromEntries(quartiles.map((name) => [name, viewed[name]])),
          quartile100: completes,
          spend: spend.toFixed(2),
        });
      }
    }
  });

  it('add up to each advert', async () => {
    const sums = new Map<string, number>();
    for (const { advertId, impressions } of await test.db.select().from(advertDays))
      sums.set(String(advertId), (sums.get(String(advertId)) ?? 0) + impressions);
    const { rows } = await ask(admin, { ...period, dimensions: 'advert', metrics: 'impression' });
    const counted = rows.map(({ dims, metrics }) => [dims[0]?.value, metrics.impression]);
    expect(new Map(counted as [string, number][])).toEqual(new Map([...sums].filter(([, sum]) => sum > 0)));
    const names = await test.db.select({ name: adverts.name }).from(adverts);
    for (const { dims } of rows) expect(names.map(({ name }) => name)).toContain(dims[0]?.label);
  });

  it('add up to the days of each site, in the time zone and the currency of its owner', async () => {
    const owners = new Map((await test.db.select().from(users)).map((user) => [user.id, user]));
    for (const site of await test.db.select().from(sites)) {
      const owner = owners.get(site.ownerId);
      const days = await test.db.select().from(siteDays).where(eq(siteDays.siteId, site.id));
      if (owner === undefined || days.length === 0) continue;
      const { rows } = await ask(await test.as(owner, 'webmaster'), {
        ...period,
        timezone: owner.timezone,
        dimensions: 'date',
        metrics: ['requests', 'responses', 'impression', 'show', ...quartiles, 'quartile100', 'revenue'],
        filter: `site:in:${site.id}`,
      });
      const counted = rows.flatMap(({ dims, metrics: { impression, show, quartile100, ...same } }) =>
        same.requests
          ? [{ day: dims[0]?.value, impressions: impression, shows: show, completes: quartile100, ...same }]
          : [],
      );
      // a day that has just begun may have no requests yet, and so no row in the answer
      const expected = days
        .filter(({ requests }) => requests > 0)
        .toSorted((a, b) => a.day.localeCompare(b.day))
        .map(({ siteId, spend, revenueShare, revenue, ...day }) => ({
          ...day,
          revenue: expect.closeTo(revenue ?? 0, 3),
        }));
      expect(counted).toEqual(expected);
    }
    expect(await test.db.$count(siteDays)).toBeGreaterThan(200);
  });

  it('add up to what is credited to the owner of the sites, to the rounding of each day', async () => {
    const rows = await readRows<{ id: number }>(
      test.db,
      sql`select distinct user_id as id from transactions where type = 'income'`,
    );
    expect(rows).toHaveLength(2);
    // what the demo has posted, the hourly task would have
    expect(await postDays(test.db)).toBe(0);
    expect(await checkLedger(test.db)).toEqual([]);
    for (const { id } of rows) {
      const [owner] = await test.db.select().from(users).where(eq(users.id, id));
      const webmaster = await test.as({ id }, 'webmaster');
      const { body } = await webmaster.call<Schemas['TransactionList']>('GET', 'finances?type=income&limit=1000');
      const credited = new Map(body.items.map(({ covers_day, amount }) => [covers_day, amount]));
      const lastDay = [...credited.keys()].toSorted().at(-1) ?? '';
      const counted = await test.db
        .select({ day: siteDays.day, revenue: sql<string>`round(sum(${siteDays.revenue}), 2)::text` })
        .from(siteDays)
        .innerJoin(sites, eq(sites.id, siteDays.siteId))
        .where(and(eq(sites.ownerId, id), lte(siteDays.day, lastDay)))
        .groupBy(siteDays.day);
      const earned = counted.filter(({ revenue }) => Number(revenue) > 0);
      expect(credited.size).toBeGreaterThan(60);
      expect([...credited.keys()].toSorted()).toEqual(earned.map(({ day }) => day).toSorted());
      for (const { day, revenue } of earned) expect(Number(credited.get(day)), day).toBeCloseTo(Number(revenue), 1);
      const analytics = await ask(webmaster, {
        ...period,
        date_to: lastDay,
        timezone: owner?.timezone ?? '',
        dimensions: 'date',
        metrics: 'revenue',
      });
      for (const { dims, metrics } of analytics.rows)
        expect(metrics.revenue ?? 0, dims[0]?.value).toBeCloseTo(Number(credited.get(dims[0]?.value ?? '') ?? 0), 1);
    }
  });

  it('leave out what users have created since the demo was written', async () => {
    const created = await test.db.select().from(placements).where(eq(placements.name, 'Created since'));
    expect(created).toHaveLength(1);
    const { rows } = await ask(admin, { ...period, dimensions: 'placement', metrics: ['requests', 'impression'] });
    expect(rows.map(({ dims }) => dims[0]?.value)).not.toContain(String(created[0]?.id));
    const [batch] = await test.db.select().from(eventBatches).where(eq(eventBatches.token, DEMO_BATCH));
    const writtenAt = batch?.countedAt ?? new Date();
    const late = { createdAt: new Date(writtenAt.getTime() + 1) };
    const [first, second] = await test.db
      .selectDistinctOn([adverts.adsId], { id: adverts.id, adsId: adverts.adsId })
      .from(adverts)
      .innerJoin(advertDays, eq(advertDays.advertId, adverts.id));
    await test.db
      .update(adverts)
      .set(late)
      .where(eq(adverts.id, first?.id ?? 0));
    await test.db
      .update(campaigns)
      .set(late)
      .where(eq(campaigns.id, second?.adsId ?? 0));
    const [advertIds, campaignIds] = [new Set<number>(), new Set<number>()];
    for await (const { advert, campaign } of makeDemoSegments(test.db, writtenAt)) {
      advertIds.add(advert.id);
      campaignIds.add(campaign.id);
    }
    expect(campaignIds.size).toBeGreaterThan(3);
    expect(advertIds).not.toContain(first?.id);
    expect(campaignIds).not.toContain(second?.adsId);
  });

  it('have shrinking funnels, and different sorts of viewers', async () => {
    const funnel = ['impression', 'show', 'quartile25', 'quartile50', 'quartile75', 'quartile100', 'click'];
    const { rows } = await ask(admin, { ...period, dimensions: 'device', metrics: funnel });
    expect(rows.map(({ dims }) => dims[0]?.label).toSorted()).toEqual(['Desktop', 'Mobile', 'Smart TV', 'Tablet']);
    for (const { metrics } of rows) {
      const steps = funnel.map((name) => metrics[name] ?? 0);
      expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    }
    // phone users leave more often than television viewers, and sooner
    for (const step of ['quartile25', 'quartile50', 'quartile75', 'quartile100']) {
      const left = rows.map(
        ({ dims, metrics }) => [dims[0]?.label, (metrics[step] ?? 0) / (metrics.show ?? 1)] as const,
      );
      const order = left.toSorted(([, one], [, other]) => one - other).map(([device]) => device);
      expect(order, step).toEqual(['Mobile', 'Tablet', 'Desktop', 'Smart TV']);
    }
  });

  it('end now', async () => {
    const { rows } = await ask(admin, {
      ...period,
      date_from: today,
      timezone: 'Europe/Moscow',
      dimensions: ['date', 'hour'],
      metrics: 'impression',
    });
    const { hour } = zonedTime('Europe/Moscow', new Date());
    for (const { dims, metrics } of rows)
      if (dims[0]?.value !== today || Number(dims[1]?.value) > hour) expect(metrics.impression).toBe(0);
  });

  it('show each role its own side', async () => {
    const whole = await ask(admin, { ...period, dimensions: 'advertiser', metrics: ['spend', 'revenue', 'profit'] });
    for (const account of ['advertiser', 'advertiser2'] as const) {
      const own = await ask(await as(account, 'advertiser'), { ...period, dimensions: 'campaign', metrics: 'spend' });
      const row = whole.rows.find(({ dims }) => dims[0]?.value === String(people.get(demoLoginOf(account))));
      expect(own.totals.metrics.spend).toBe(row?.metrics.spend);
      expect(own.rows.length).toBeGreaterThan(3);
    }
    const webmaster = await ask(await as('webmaster', 'webmaster'), {
      ...period,
      dimensions: 'site',
      metrics: ['requests', 'fill_rate', 'impression', 'revenue'],
    });
    expect(webmaster.rows.length).toBeGreaterThan(1);
    expect(webmaster.totals.metrics.fill_rate).toBeGreaterThan(0.4);
    expect(webmaster.totals.metrics.fill_rate).toBeLessThan(1);
  });
});
