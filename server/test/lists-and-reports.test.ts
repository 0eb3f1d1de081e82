import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeUntil } from '@preroll/rules/time/compared-until';
import { addDays } from '@preroll/rules/time/days';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRandom } from '../src/advertising/reach/random.ts';
import { type Analytics, createAnalytics } from '../src/events/analytics/ask-analytics.ts';
import { composeReport } from '../src/events/analytics/compose-report.ts';
import type { ReportMail } from '../src/events/analytics/report-mail.ts';
import { addBaseAmounts } from '../src/events/counters/base-amounts.ts';
import { createDayCounters } from '../src/events/counters/count-batch.ts';
import { addFigures, advertFigures } from '../src/events/figures/add-figures.ts';
import { createEventWriter } from '../src/events/spool/event-writer.ts';
import type { RecordedEvent } from '../src/events/spool/recorded-event.ts';
import { hasChdb } from '../src/events/store/chdb-process.ts';
import type { Requester } from '../src/platform/access/viewer.ts';
import { users } from '../src/platform/db/schema.ts';
import { queryOf, today } from './analytics-scene.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createSite } from './placement-scene.ts';
import { clockOf, sameTime } from './reference-clock.ts';
import { createAdvert, createCampaign, createGroup } from './test-users.ts';

const period = { date_from: addDays(today, -13), date_to: addDays(today, -2) };
const kinds = [
  'request',
  'serve',
  'win',
  'impression',
  'impression',
  'show',
  'click',
  'quartile25',
  'quartile100',
] as const;

const quartiles = ['quartile25', 'quartile50', 'quartile75'] as const;

/** Figures of one account come from PostgreSQL, others and reports from the event store, with the same batches. */
describe.skipIf(!hasChdb())('the figures of lists', () => {
  let test: TestApp;
  let caller: Caller;
  let manager: Caller;
  let admin: Caller;
  let campaigns: Schemas['Campaign'][];
  let adverts: Schemas['Advert'][];
  let events: RecordedEvent[];
  let analytics: Analytics;
  /** Clients of the manager, who use roubles, and a foreigner without a manager. */
  let advertisers: { clients: number[]; foreigner: number };

  beforeAll(async () => {
    test = await startTestApp();
    const boss = await test.createUser({ supportPanels: ['manager'], timezone: 'America/New_York' });
    manager = await test.as(boss, 'manager');
    const chief = await test.createUser({ supportPanels: ['admin'], isAdmin: true, timezone: 'Australia/Lord_Howe' });
    admin = await test.as(chief, 'admin');
    await admin.call('POST', 'currencies', { code: 'EUR', rate: 90 });
    const client = { managerId: boss.id };
    const owner = await test.createUser(client);
    const neighbour = await test.createUser({ ...client, timezone: 'Asia/Kathmandu' });
    const foreigner = await test.createUser({ timezone: 'Europe/Berlin', currency: 'EUR' });
    advertisers = { clients: [owner.id, neighbour.id], foreigner: foreigner.id };
    const publisher = { supportPanels: ['webmaster' as const] };
    const sites = [
      await createSite(test, (await test.createUser({ ...publisher, ...client, timezone: 'Asia/Tokyo' })).id),
      await createSite(test, (await test.createUser({ ...publisher, timezone: 'America/Denver' })).id),
    ];
    caller = await test.as(owner, 'advertiser');
    campaigns = [
      await createCampaign(caller, { name: 'Ahead', timezone: 'Asia/Kathmandu' }),
      await createCampaign(caller, { name: 'Behind', timezone: 'America/New_York' }),
    ];
    const advertsOf = (own: Caller, { id }: Schemas['Campaign']) =>
      Promise.all(['one', 'two'].map((name) => createAdvert(own, { ads_id: id, name })));
    adverts = (await Promise.all(campaigns.map((campaign) => advertsOf(caller, campaign)))).flat();
    const all = adverts.map((advert) => ({ ...advert, advertiser: owner.id }));
    for (const { id: advertiser } of [neighbour, foreigner]) {
      const own = await test.as({ id: advertiser }, 'advertiser');
      const group = await createGroup(own);
      const made = await advertsOf(own, await createCampaign(own, { group_id: group.id }));
      all.push(...made.map((advert) => ({ ...advert, advertiser })));
    }
    const random = createRandom(18);
    events = Array.from({ length: 4_000 }, (): RecordedEvent => {
      const { id, ads_id, advertiser } = random.oneOf(all) ?? { id: 0, ads_id: 0, advertiser: 0 };
      const { id: site, ownerId: webmaster } = random.oneOf(sites) ?? { id: 0, ownerId: 0 };
      const kind = random.oneOf(kinds) ?? 'win';
      const count = 1 + random.below(4);
      // at all hours, so that days end at different times
      const ts = new Date(Date.parse(today) - random.below(15 * 24 * 60) * 60_000).toISOString();
      const of = { ...(kind !== 'request' && { advertiser, campaign: ads_id, advert: id }), webmaster, site };
      const invalid = random.below(20) === 0 ? 'robot' : '';
      return {
        ts,
        kind,
        count,
        ...of,
        invalid,
        ...(kind === 'impression' && { price: count * 1_234_500, revenue: count * 600_000 }),
      };
    });
    const writer = createEventWriter({
      directory: await mkdtemp(join(tmpdir(), 'preroll-spool-')),
      store: test.events,
      counters: createDayCounters(test.db),
      inBase: (batch) => addBaseAmounts(test.db, batch),
      log: test.app.log,
    });
    const taken = writer.recordEvents(events);
    await writer.deliver();
    await taken;
    await writer.close();
    analytics = createAnalytics({ db: test.db, store: test.events, writer });
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => test.close());

  async function read<Body>(path: string, query: Record<string, string | string[]>, reader = caller): Promise<Body> {
    const { status, body } = await reader.call<Body>('GET', `${path}?${queryOf(query)}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }

  /** @param timezone chosen by the server if undefined */
  const report = (timezone: string | undefined, dimensions: string, filter: string[] = []) =>
    read<Schemas['AnalyticsAnswer']>('reports', {
      ...{ ...period, ...(timezone && { timezone }), dimensions, filter },
      metrics: ['impression', 'show', 'click', ...quartiles, 'quartile100', 'spend'],
    });

  const asFigures = ({ impression, show, click, quartile100, spend, ...viewed }: Schemas['AnalyticsNumbers']) => ({
    ...{ impressions: impression, shows: show, clicks: click, ...viewed, completes: quartile100 },
    spend: Math.round((spend ?? 0) * 1e6),
  });
  const inMicros = ({ spend, ...figures }: Schemas['Figures']) => ({ ...figures, spend: Math.round(spend * 1e6) });

  it("equal a report's, for each campaign in its own days, and in total", async () => {
    const list = await read<Schemas['ListFigures']>('campaigns/figures', period);
    let spend = 0;
    for (const { id } of campaigns) {
      const { totals } = await report(undefined, 'date', [`campaign:in:${id}`]);
      expect(totals.metrics.impression).toBeGreaterThan(0);
      const item = list.items.find((one) => one.id === id);
      expect(item && inMicros(item.figures)).toEqual(asFigures(totals.metrics));
      spend += Math.round((totals.metrics.spend ?? 0) * 1e6);
    }
    expect(list.totals.map(({ currency, figures }) => [currency, inMicros(figures).spend])).toEqual([['RUB', spend]]);
  });

  it("equal a report's for each advert, and for the results of a search", async () => {
    for (const { id, timezone } of campaigns) {
      const list = await read<Schemas['ListFigures']>('adverts/figures', { ...period, ads_id: String(id) });
      const { rows } = await report(timezone, 'advert', [`campaign:in:${id}`]);
      const counted = rows.map(({ dims, metrics }) => [Number(dims[0]?.value), asFigures(metrics)] as const);
      expect(new Map(list.items.map((item) => [item.id, inMicros(item.figures)]))).toEqual(new Map(counted));
    }
    const found = await read<Schemas['ListFigures']>('campaigns/figures', { ...period, search: 'ahead' });
    const { totals } = await report('Asia/Kathmandu', 'date', ['campaign:contains:ahead']);
    expect(found.totals.map(({ figures }) => inMicros(figures))).toEqual([asFigures(totals.metrics)]);
  });

  const isSeenBy = { manager: () => manager, admin: () => admin };
  const add = (list: readonly Schemas['Figures'][]) => addFigures(advertFigures, list);

  it.each([
    ['manager', 'Asia/Kathmandu', 'Asia/Kathmandu'],
    ['admin', undefined, 'Australia/Lord_Howe'],
  ] as const)('of several accounts equal the %s\u2019s report, in %s: days of %s', async (who, chosen, zone) => {
    const reader = isSeenBy[who]();
    const asked = { ...{ ...period, compare: 'previous_period' }, ...(chosen && { timezone: chosen }) };
    const metrics = ['impression', 'show', 'click', 'quartile50', 'quartile100'];
    const own = who === 'manager' ? advertisers.clients : [...advertisers.clients, advertisers.foreigner];
    // a manager's report also includes what others show on the clients' sites
    const question = { ...asked, metrics, filter: `advertiser:in:${own.join(',')}` };
    const { passport, totals } = await read<Schemas['AnalyticsAnswer']>('reports', question, reader);
    expect(passport.timezone).toBe(zone);
    const { impression, show, click, quartile50, quartile100 } = totals.metrics;
    const reported = { impressions: impression, shows: show, clicks: click, quartile50, completes: quartile100 };
    for (const kind of ['campaigns', 'adverts', 'groups']) {
      const list = await read<Schemas['ListFigures']>(`${kind}/figures`, { ...asked, limit: '100' }, reader);
      expect(list.period).toMatchObject({ timezone: zone, date_from: period.date_from });
      const all = add(list.totals.map(({ figures }) => figures));
      expect(add(list.items.map(({ figures }) => figures))).toEqual(all);
      expect(add(list.totals.flatMap(({ days }) => days))).toEqual(all);
      const before = add(list.totals.flatMap((one) => one.before ?? []));
      expect(add(list.totals.flatMap(({ days_before }) => days_before))).toEqual(before);
      expect(list.totals.map(({ currency }) => currency).sort()).toEqual(who === 'admin' ? ['EUR', 'RUB'] : ['RUB']);
      if (kind === 'groups') continue;
      expect(all).toMatchObject(reported);
      expect(before.impressions).toBe(totals.compare?.impression);
    }
    const { totals: roubles, items } = await read<Schemas['ListFigures']>('campaigns/figures', asked, reader);
    for (const { currency, figures } of roubles) {
      const ids = own.filter((id) => (id === advertisers.foreigner) === (currency === 'EUR'));
      let spend = 0;
      for (const id of ids) {
        const filter = `advertiser:in:${id}`;
        const question = { ...asked, timezone: zone, metrics: 'spend', filter, own_currency: 'true' };
        spend += (await read<Schemas['AnalyticsAnswer']>('reports', question, reader)).totals.metrics.spend ?? 0;
      }
      expect(figures.spend).toBeCloseTo(spend, 4);
    }
    expect(items).toHaveLength(who === 'admin' ? 4 : 3);
    const seen = await read<Schemas['SiteListFigures']>('sites/figures', asked, reader);
    const sites = await read<Schemas['AnalyticsAnswer']>(
      'reports',
      {
        ...asked,
        dimensions: 'site',
        metrics: ['requests', 'responses', 'impression', 'show', ...quartiles, 'quartile100', 'revenue'],
      },
      reader,
    );
    const bySite = new Map(sites.rows.map(({ dims, metrics: of }) => [Number(dims[0]?.value), of]));
    expect(seen.items).toHaveLength(who === 'admin' ? 2 : 1);
    for (const { id, figures } of seen.items)
      expect(figures).toEqual({
        requests: bySite.get(id)?.requests,
        responses: bySite.get(id)?.responses,
        impressions: bySite.get(id)?.impression,
        shows: bySite.get(id)?.show,
        ...Object.fromEntries(quartiles.map((name) => [name, bySite.get(id)?.[name]])),
        completes: bySite.get(id)?.quartile100,
        revenue: expect.closeTo(bySite.get(id)?.revenue ?? 0, 4),
      });
  });

  const impressionsIn = (list: Schemas['ListFigures']) => list.totals[0]?.figures.impressions;

  it("of one account or record equal its report, in the reader's days or in chosen ones", async () => {
    const [, neighbour = 0] = advertisers.clients;
    const behind = String(campaigns[1]?.id);
    for (const [chosen, zone] of [
      [{}, 'Australia/Lord_Howe'],
      [{ timezone: 'Europe/Berlin' }, 'Europe/Berlin'],
    ] as const)
      for (const { path, of, filter } of [
        { path: 'campaigns', of: { owner_id: String(neighbour) }, filter: `advertiser:in:${neighbour}` },
        { path: 'groups', of: { owner_id: String(neighbour) }, filter: `advertiser:in:${neighbour}` },
        { path: 'adverts', of: { ads_id: behind }, filter: `campaign:in:${behind}` },
      ]) {
        const asked = { ...period, ...chosen };
        const list = await read<Schemas['ListFigures']>(`${path}/figures`, { ...asked, ...of }, admin);
        expect(list.period.timezone).toBe(zone);
        const { passport, totals } = await read<Schemas['AnalyticsAnswer']>('reports', { ...asked, filter }, admin);
        expect(passport.timezone).toBe(zone);
        expect(impressionsIn(list), path).toBe(totals.metrics.impression);
      }
  });

  it('of another\u2019s records are empty', async () => {
    const of = { ...period, owner_id: String(advertisers.foreigner) };
    const none = { totals: [], items: [] };
    for (const path of ['campaigns', 'groups'])
      expect(await read(`${path}/figures`, of, manager), path).toMatchObject(none);
    expect((await read<Schemas['ListFigures']>('campaigns/figures', of, admin)).items).toHaveLength(1);
  });

  it('of an owner who chose a time zone equal the report in it', async () => {
    const asked = { ...period, timezone: 'Asia/Tokyo' };
    const list = await read<Schemas['ListFigures']>('campaigns/figures', asked);
    expect(list.period.timezone).toBe('Asia/Tokyo');
    const { totals } = await report('Asia/Tokyo', 'date');
    expect(impressionsIn(list)).toBe(totals.metrics.impression);
  });

  it('of several accounts begin at the retention limit, in a valid time zone', async () => {
    const refused = async (query: Record<string, string>) =>
      (await admin.call('GET', `sites/figures?${queryOf({ ...period, ...query })}`)).body;
    const early = addDays(today, -420);
    expect(await refused({ date_from: early, date_to: addDays(early, 5) })).toMatchObject({
      errors: { date_from: [expect.stringContaining('Results are kept for 400 days')] },
    });
    expect(await refused({ timezone: 'Mars/Olympus' })).toMatchObject({ errors: { timezone: [expect.any(String)] } });
    const asked = { date_from: addDays(today, -300), date_to: addDays(today, -100), compare: 'previous_period' };
    const { period: kept, items } = await read<Schemas['ListFigures']>('campaigns/figures', asked, admin);
    expect([kept.before_from, items[0]?.before]).toEqual([null, null]);
  });

  describe('at noon, compared', () => {
    // the same day in all zones of the scene
    const day = addDays(today, -2);
    const until = new Date(`${day}T12:17:00Z`);
    // four days belong to neither period
    const asked = { date_from: addDays(day, -2), date_to: day, compare: 'previous_weeks' };

    beforeEach(() => void vi.useFakeTimers({ now: until.getTime() + 45_000, toFake: ['Date'] }));

    /** Counts some events in both periods one by one, in the days of a time zone. */
    function countBoth(timezone: string, isCounted: (event: RecordedEvent) => boolean) {
      const clock = clockOf(timezone);
      const cut = sameTime(timezone, until, 7);
      const add = (from: string, to: string, end = Number.POSITIVE_INFINITY) =>
        events
          .filter((event) => event.invalid === '' && isCounted(event))
          .filter(({ ts }) => Date.parse(ts) < end && clock(new Date(ts)).day >= from && clock(new Date(ts)).day <= to)
          .reduce((sum, { count = 1 }) => sum + count, 0);
      return { now: add(asked.date_from, day), before: add(addDays(day, -9), addDays(day, -7), cut) };
    }
    const ofKind = (kind: RecordedEvent['kind']) => (event: RecordedEvent) => event.kind === kind;
    const sumOf = (list: readonly (number | null | undefined)[]) =>
      list.reduce<number>((sum, one) => sum + (one ?? 0), 0);

    it('lists of an owner have both periods until now, each campaign in its own time zone', async () => {
      const list = await read<Schemas['ListFigures']>('campaigns/figures', asked);
      expect(list.period.compared_until).toBe(until.toISOString());
      for (const { id, timezone } of campaigns) {
        const expected = countBoth(timezone, (event) => event.kind === 'show' && event.campaign === id);
        const item = list.items.find((one) => one.id === id);
        expect([item?.figures.shows, item?.before?.shows]).toEqual([expected.now, expected.before]);
        const figures = await read<Schemas['ListFigures']>('adverts/figures', { ...asked, ads_id: String(id) });
        expect(figures.period.timezone).toBe(timezone);
        expect(figures.totals.map(({ before }) => before)).toEqual([item?.before]);
        expect(figures.totals.map(({ days_before }) => add(days_before))).toEqual([item?.before]);
        expect(add(figures.items.flatMap(({ before }) => before ?? []))).toEqual(item?.before);
        // as on the record's own page
        const question = { ...asked, dimensions: 'date', metrics: ['show', 'spend'], filter: `campaign:in:${id}` };
        const { totals, passport } = await read<Schemas['AnalyticsAnswer']>('reports', question);
        expect(passport).toMatchObject({ timezone, compared_until: until.toISOString() });
        expect([totals.metrics.show, totals.compare?.show]).toEqual([expected.now, expected.before]);
        expect(totals.compare?.spend).toBeCloseTo(item?.before?.spend ?? -1, 4);
      }
    });

    it.each([
      ['manager', 'America/New_York'],
      ['admin', 'Australia/Lord_Howe'],
    ] as const)('lists, reports and files of the %s have the same, however they are divided', async (who, timezone) => {
      const reader = isSeenBy[who]();
      const own = who === 'manager' ? advertisers.clients : [...advertisers.clients, advertisers.foreigner];
      const isOwn = (event: RecordedEvent) => own.includes(event.advertiser ?? 0);
      const shows = countBoth(timezone, (event) => event.kind === 'show' && isOwn(event));
      for (const kind of ['campaigns', 'adverts']) {
        const list = await read<Schemas['ListFigures']>(`${kind}/figures`, { ...asked, limit: '100' }, reader);
        expect(list.period).toMatchObject({ timezone, compared_until: until.toISOString() });
        for (const parts of [list.totals, list.items]) {
          expect(sumOf(parts.map(({ figures }) => figures.shows))).toBe(shows.now);
          expect(sumOf(parts.map(({ before }) => before?.shows))).toBe(shows.before);
        }
      }
      const question = { ...asked, metrics: ['show'], filter: `advertiser:in:${own.join(',')}` };
      for (const dimensions of [['date'], ['week'], ['hour'], ['campaign'], ['advert', 'date'], ['site', 'hour']]) {
        const answer = await read<Schemas['AnalyticsAnswer']>('reports', { ...question, dimensions }, reader);
        expect(answer.passport).toMatchObject({ timezone, compared_until: until.toISOString() });
        for (const parts of [[answer.totals], answer.rows]) {
          expect(sumOf(parts.map(({ metrics }) => metrics.show))).toBe(shows.now);
          expect(sumOf(parts.map(({ compare }) => compare?.show))).toBe(shows.before);
        }
        const { payload } = await test.app.inject({
          url: `/backend/api/reports/export?${queryOf({ ...question, dimensions })}`,
          headers: { authorization: `Bearer ${reader.token}`, cabinet: who },
        });
        expect(payload).toMatch(new RegExp(`\r\nTotal of \\d+ rows? until [^\r\n]*,${shows.now},${shows.before}\r\n$`));
      }
      if (who === 'manager') return;
      const requests = countBoth(timezone, ofKind('request'));
      const sites = await read<Schemas['SiteListFigures']>('sites/figures', asked, reader);
      for (const parts of [sites.totals, sites.items]) {
        expect(sumOf(parts.map(({ figures }) => figures.requests))).toBe(requests.now);
        expect(sumOf(parts.map(({ before }) => before?.requests))).toBe(requests.before);
      }
    });

    it('a mailed report has them, and states once until when they count', async () => {
      const [owner] = await test.db.select().from(users).where(eq(users.id, caller.userId));
      const view = { dates: `${asked.date_from}_${day}`, by: 'campaign', metrics: 'show' };
      const mail = { name: 'Shows', view, unsubscribeKey: 'key', cabinet: 'advertiser', frequency: 'daily', hour: 9 };
      const message = await composeReport(
        { config: test.config, analytics },
        { ...mail, timezone: 'UTC' } as unknown as ReportMail,
        { user: owner, cabinet: 'advertiser' } as unknown as Requester,
        { now: new Date(), signal: new AbortController().signal },
      );
      const timezone = owner?.timezone ?? '';
      const { now, before } = countBoth(timezone, (e) => e.kind === 'show' && e.advertiser === caller.userId);
      const said = describeUntil(until, timezone);
      expect(message.text.split('\n')[0]).toContain(`(${timezone}), ${said}`);
      expect(String(message.attachments?.[0]?.content)).toContain(`\r\nTotal of 2 rows ${said},,${now},${before}\r\n`);
    });
  });
});
