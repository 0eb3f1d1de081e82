import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnalyticsDimension } from '@preroll/rules/analytics-dimensions';
import { analyticsMetricNames } from '@preroll/rules/analytics-metrics';
import { type AnalyticsQuestionInput, readQuestion } from '@preroll/rules/analytics-question';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor, Cabinet } from '../src/access/viewer.ts';
import { scopeOfEvents } from '../src/analytics/analytics-scope.ts';
import { pageQuery } from '../src/analytics/build-query.ts';
import { fittingRollUp } from '../src/analytics/roll-ups.ts';
import { campaigns, currencyRates, formats, placements, sites, users } from '../src/db/schema.ts';
import { addBaseAmounts } from '../src/events/base-amounts.ts';
import { hasChdb, startChdb } from '../src/events/chdb-process.ts';
import { createDayCounters } from '../src/events/count-batch.ts';
import { createEventWriter } from '../src/events/event-writer.ts';
import { createRandom } from '../src/reach/random.ts';
import { addDays } from '../src/time/add-days.ts';
import { zonedTime } from '../src/time/zoned-time.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';

type Answer = Schemas['AnalyticsAnswer'];
type Parameters = Record<string, string | string[]>;

const HOUR = 3_600_000;
const now = Date.now();
const today = new Date(now).toISOString().slice(0, 10);
const zones = ['America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Europe/Moscow'];

/** The day on which a day's week began. */
const mondayOf = (day: string) => addDays(day, 1 - (new Date(day).getUTCDay() || 7));

const queryOf = (parameters: Parameters) =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  ).toString();

describe.skipIf(!hasChdb())('analytics', () => {
  let test: TestApp;
  const ids = {} as Record<'buyer' | 'otherBuyer' | 'seller' | 'otherSeller' | 'spring' | 'other', number>;
  const callers = {} as Record<Cabinet, Caller>;
  let events: Event[] = [];

  interface Event {
    ts: Date;
    kind: 'request' | 'impression' | 'click' | 'quartile100';
    count: number;
    advertiser: number;
    webmaster: number;
    campaign: number;
    site: number;
    country: string;
    price: number;
    price_base: number;
    revenue: number;
    revenue_base: number;
    invalid: string;
  }

  beforeAll(async () => {
    test = await startTestApp();
    const everything = ['admin', 'manager', 'advertiser', 'webmaster'] as const;
    const manager = await test.createUser({ supportPanels: ['manager'] });
    const managed = { managerId: manager.id, supportPanels: [...everything] };
    const [buyer, otherBuyer, seller, otherSeller] = [
      await test.createUser({ ...managed, timezone: 'Asia/Kathmandu', currency: 'EUR' }),
      await test.createUser(),
      await test.createUser(managed),
      await test.createUser(),
    ];
    const format = (await test.db.select({ id: formats.id }).from(formats))[0]?.id ?? 0;
    const campaign = (name: string, ownerId: number) => ({
      ...{ name, ownerId, updatedBy: ownerId, formatId: format, bid: 100 },
      advertLink: 'https://shop.example/',
    });
    const written = await test.db
      .insert(campaigns)
      .values([campaign('=HYPERLINK("https://rogue.example"), spring', buyer.id), campaign('50% off', otherBuyer.id)])
      .returning({ id: campaigns.id });
    Object.assign(ids, {
      buyer: buyer.id,
      otherBuyer: otherBuyer.id,
      seller: seller.id,
      otherSeller: otherSeller.id,
      spring: written[0]?.id,
      other: written[1]?.id,
    });
    const admin = await test.createUser({ supportPanels: ['admin'], isAdmin: true });
    callers.admin = await test.as(admin, 'admin');
    callers.manager = await test.as(manager, 'manager');
    callers.advertiser = await test.as(buyer, 'advertiser');
    callers.webmaster = await test.as(seller, 'webmaster');
    events = makeEvents();
    const rows = events.map(({ ts, ...event }) => ({ ...event, ts: ts.toISOString() }));
    await test.events.insert(rows, 'first');
    // the same token again, as after a lost answer
    await test.events.insert(rows, 'first');
  });
  afterAll(() => test.close());

  /** Over a year, and densely around each change of clocks. */
  function makeEvents(): Event[] {
    const random = createRandom(7);
    const hours = Array.from({ length: 390 * 24 }, (_, index) => now - (390 * 24 - index) * HOUR);
    const changes = zones.flatMap((zone) =>
      hours.filter((hour, index) => {
        const before = hours[index - 1];
        if (before === undefined) return false;
        const step = zonedTime(zone, new Date(hour)).hour - zonedTime(zone, new Date(before)).hour;
        return step !== 1 && step !== -23;
      }),
    );
    const moments = [
      ...Array.from({ length: 1500 }, () => now - random.below(390 * 24 * 3600) * 1000),
      ...changes.flatMap((change) =>
        Array.from({ length: 120 }, () => change + (random.below(30 * 3600) - 15 * 3600) * 1000),
      ),
    ];
    return moments.map((moment) => {
      const kind =
        (['request', 'impression', 'impression', 'impression', 'click', 'quartile100'] as const)[random.below(6)] ??
        'click';
      const isOther = random.below(3) === 0;
      const isAdvert = kind !== 'request';
      const price = kind === 'impression' ? random.below(5_000_000) : 0;
      return {
        ts: new Date(Math.floor(moment / 1000) * 1000),
        kind,
        count: 1 + random.below(5),
        advertiser: isAdvert ? (isOther ? ids.otherBuyer : ids.buyer) : 0,
        campaign: isAdvert ? (isOther ? ids.other : ids.spring) : 0,
        webmaster: random.below(2) === 0 ? ids.seller : ids.otherSeller,
        site: 1 + random.below(3),
        country: ['RU', 'KZ', 'US', ''][random.below(4)] ?? '',
        price,
        price_base: price * 90,
        revenue: Math.round(price / 2),
        revenue_base: Math.round(price / 2) * 90,
        invalid: kind === 'impression' && random.below(20) === 0 ? 'robot' : '',
      };
    });
  }

  const get = async (caller: Caller, parameters: Parameters): Promise<Answer> => {
    const { status, body } = await caller.call<Answer>('GET', `analytics?${queryOf(parameters)}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };

  /** The answer in plain JavaScript: sums by the values of the dimensions. */
  function count(
    timezone: string,
    dimensions: readonly string[],
    from: string,
    to: string,
    isCounted: (event: Event) => boolean,
  ) {
    const groups = new Map<string, { impression: number; click: number; spend: number }>();
    for (const event of events) {
      const time = zonedTime(timezone, event.ts);
      if (time.day < from || time.day > to || !isCounted(event) || event.invalid !== '' || event.kind === 'request')
        continue;
      const values: Record<string, string> = {
        date: time.day,
        week: mondayOf(time.day),
        hour: String(time.hour),
        weekday: String(time.weekday),
        country: event.country,
        campaign: String(event.campaign),
        site: String(event.site),
      };
      const key = dimensions.map((name) => values[name]).join(' ');
      const group = groups.get(key) ?? { impression: 0, click: 0, spend: 0 };
      if (event.kind === 'impression') group.impression += event.count;
      if (event.kind === 'click') group.click += event.count;
      group.spend += event.price_base;
      groups.set(key, group);
    }
    return groups;
  }

  const metrics = ['impression', 'click', 'spend'];
  const year = { date_from: addDays(today, -380), date_to: today, limit: '10000' };
  const halfYear = { ...year, date_from: addDays(today, -189) };
  const sizesOf = ({ rows }: Answer) =>
    new Map(
      rows
        .filter(({ metrics }) => Object.values(metrics).some((value) => value !== 0))
        .map(({ dims, metrics }) => [
          dims.map(({ value }) => value).join(' '),
          { ...metrics, spend: Math.round((metrics.spend ?? 0) * 1e6) },
        ]),
    );

  describe.each(zones)('in %s', (timezone) => {
    it.each([
      [['date']],
      [['week']],
      [['hour']],
      [['date', 'hour']],
      [['weekday', 'hour']],
      [['country', 'date']],
      [['campaign', 'site', 'weekday']],
    ])('by %j equals a count in plain JavaScript', async (dimensions) => {
      const answer = await get(callers.admin, { ...year, timezone, dimensions, metrics });
      const expected = count(timezone, dimensions, year.date_from, year.date_to, () => true);
      const withResults = [...expected].filter(([, sums]) => sums.impression + sums.click + sums.spend > 0);
      expect(sizesOf(answer)).toEqual(new Map(withResults));
      const sum = (name: string) => answer.rows.reduce((total, row) => total + (row.metrics[name] ?? 0), 0);
      expect(answer.totals.metrics.impression).toBe(sum('impression'));
      expect(answer.totals.metrics.spend).toBeCloseTo(sum('spend'), 4);
    });

    it('has a row for each hour that there is', async () => {
      const { rows } = await get(callers.admin, { ...year, timezone, dimensions: ['date', 'hour'], metrics: 'click' });
      const keys = rows.map(({ dims }) => dims.map(({ value }) => value).join(' '));
      const hours = Array.from({ length: 384 * 24 * 2 }, (_, half) => {
        const { day, hour } = zonedTime(timezone, new Date(Date.parse(year.date_from) - 24 * HOUR + (half * HOUR) / 2));
        return { day, key: `${day} ${hour}` };
      });
      const there = hours.filter(({ day }) => day >= year.date_from && day <= year.date_to);
      expect(new Set(keys)).toEqual(new Set(there.map(({ key }) => key)));
      expect(keys.length).toBe(new Set(keys).size);
    });
  });

  it('compares with the period before, also where only one of them has results', async () => {
    const [from, to] = [addDays(today, -29), today];
    const period = { date_from: from, date_to: to, timezone: 'UTC', metrics: ['impression', 'click'] };
    for (const dimensions of ['date', 'country', 'site']) {
      const both = await get(callers.admin, { ...period, dimensions, compare: 'previous_period' });
      const before = await get(callers.admin, {
        ...period,
        date_from: addDays(from, -30),
        date_to: addDays(to, -30),
        dimensions,
      });
      const moved = (value = '') => (dimensions === 'date' ? addDays(value, 30) : value);
      const earlier = new Map(before.rows.map(({ dims, metrics }) => [moved(dims[0]?.value), metrics]));
      for (const { dims, compare } of both.rows)
        expect(compare).toEqual(earlier.get(dims[0]?.value ?? '') ?? { impression: 0, click: 0 });
      expect(both.totals.compare).toEqual(before.totals.metrics);
      expect(both.passport).toMatchObject({ compare_from: addDays(from, -30), compare_to: addDays(from, -1) });
    }
  });

  it('sorts by metrics and their change, and gives the same rows in pages', async () => {
    const question = {
      ...halfYear,
      timezone: 'UTC',
      dimensions: ['country', 'site'],
      metrics: ['click', 'ctr'],
      compare: 'previous_period',
    };
    const whole = await get(callers.admin, { ...question, sort: '-click:change' });
    const changes = whole.rows.map(({ metrics, compare }) => (metrics.click ?? 0) - (compare?.click ?? 0));
    expect(changes).toEqual(changes.toSorted((a, b) => b - a));
    const pages = await Promise.all(
      [0, 5, 10].map((offset) =>
        get(callers.admin, { ...question, sort: '-click:change', offset: String(offset), limit: '5' }),
      ),
    );
    expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.rows);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([12]));
    const rates = (await get(callers.admin, { ...question, sort: 'ctr' })).rows.map(({ metrics }) => metrics.ctr ?? 9);
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  });

  /** The first day kept, and the last. The server has a clock of its own, and midnight may have passed. */
  const keptDays = async () => {
    const { passport } = await get(callers.admin, { ...year, timezone: 'UTC', metrics: 'click' });
    return { first: passport.kept_from, last: addDays(passport.kept_from, 399) };
  };

  it('compares with no period of which only a part is kept', async () => {
    const { first, last } = await keptDays();
    const question = {
      timezone: 'UTC',
      date_to: last,
      dimensions: 'country',
      metrics: 'click',
      sort: '-click:change',
    };
    const whole = await get(callers.admin, {
      ...question,
      date_from: addDays(last, -199),
      compare: 'previous_period',
    });
    expect(whole.passport).toMatchObject({ compare_from: first, kept_from: first });
    expect(whole.totals.compare?.click).toBeGreaterThan(0);
    for (const [date_from, compare] of [
      [addDays(last, -200), 'previous_period'],
      [addDays(last, -40), 'previous_year'],
    ] as const) {
      const { rows, totals, passport } = await get(callers.admin, { ...question, date_from, compare });
      expect(passport).toMatchObject({ compare_from: null, compare_to: null });
      expect([totals, ...rows].map((row) => row.compare)).toEqual([null, ...rows.map(() => null)]);
      const clicks = rows.map(({ metrics }) => metrics.click ?? 0);
      expect(clicks).toEqual(clicks.toSorted((a, b) => b - a));
    }
  });

  describe('who sees what', () => {
    const sumOf = (isCounted: (event: Event) => boolean, amount: (event: Event) => number) =>
      events
        .filter((event) => event.invalid === '' && zonedTime('UTC', event.ts).day >= year.date_from && isCounted(event))
        .reduce((sum, event) => sum + amount(event), 0);
    const impressions = ({ kind, count }: Event) => (kind === 'impression' ? count : 0);
    const utc = { ...year, timezone: 'UTC' };

    it('advertisers see their campaigns, in their currency', async () => {
      const { totals, passport } = await get(callers.advertiser, { ...utc, metrics: ['impression', 'spend'] });
      const isOwn = ({ advertiser }: Event) => advertiser === ids.buyer;
      expect(totals.metrics.impression).toBe(sumOf(isOwn, impressions));
      expect(Math.round((totals.metrics.spend ?? 0) * 1e6)).toBe(sumOf(isOwn, ({ price }) => price));
      expect(passport.currency).toBe('EUR');
    });

    it('webmasters see their sites', async () => {
      const { totals } = await get(callers.webmaster, { ...utc, metrics: ['requests', 'impression', 'revenue'] });
      const isOwn = ({ webmaster }: Event) => webmaster === ids.seller;
      expect(totals.metrics.impression).toBe(sumOf(isOwn, impressions));
      expect(totals.metrics.requests).toBe(sumOf(isOwn, ({ kind, count }) => (kind === 'request' ? count : 0)));
      expect(Math.round((totals.metrics.revenue ?? 0) * 1e6)).toBe(sumOf(isOwn, ({ revenue }) => revenue));
    });

    it("managers see their clients' side of an event", async () => {
      const question = { ...utc, metrics: ['impression', 'spend', 'revenue'] };
      const { rows, totals } = await get(callers.manager, { ...question, dimensions: ['campaign', 'webmaster'] });
      const isClients = (event: Event) => event.advertiser === ids.buyer || event.webmaster === ids.seller;
      expect(totals.metrics.impression).toBe(sumOf(isClients, impressions));
      const spend = sumOf(
        ({ advertiser }) => advertiser === ids.buyer,
        ({ price_base }) => price_base,
      );
      expect(Math.round((totals.metrics.spend ?? 0) * 1e6)).toBe(spend);
      const revenue = sumOf(
        ({ webmaster }) => webmaster === ids.seller,
        ({ revenue_base }) => revenue_base,
      );
      expect(Math.round((totals.metrics.revenue ?? 0) * 1e6)).toBe(revenue);
      const seen = rows.map(({ dims }) => dims.map(({ value }) => Number(value)));
      expect(seen.flat().toSorted()).not.toContain(ids.other);
      expect(seen.flat()).not.toContain(ids.otherSeller);
      const forged = await get(callers.manager, { ...question, filter: `campaign:in:${ids.other}` });
      expect(forged.totals.metrics).toEqual({ impression: 0, spend: 0, revenue: 0 });
    });

    it('money of one record can be in the currency of its owner', async () => {
      const own = { ...utc, own_currency: 'true', metrics: ['spend'], filter: `campaign:in:${ids.spring}` };
      for (const cabinet of ['admin', 'manager', 'advertiser'] as const) {
        const { totals, passport } = await get(callers[cabinet], own);
        const spend = sumOf(
          ({ campaign }) => campaign === ids.spring,
          ({ price }) => price,
        );
        expect(Math.round((totals.metrics.spend ?? 0) * 1e6)).toBe(spend);
        expect(passport.currency).toBe('EUR');
      }
      const { passport } = await get(callers.manager, {
        ...year,
        own_currency: 'true',
        metrics: ['spend'],
        filter: own.filter,
      });
      expect(passport.timezone).toBe('Asia/Kathmandu');
      for (const [change, message] of [
        [{ metrics: ['spend', 'revenue'] }, 'Revenue has more than one currency here'],
        [{ filter: 'country:in:RU' }, 'Filter by one record that belongs to an account'],
        [{ filter: `campaign:in:${ids.other}` }, 'There is no such record'],
      ] as const) {
        const { body } = await callers.manager.call<Schemas['ValidationErrorBody']>(
          'GET',
          `analytics?${queryOf({ ...own, ...change } as Parameters)}`,
        );
        expect(body.errors).toEqual({ own_currency: [message] });
      }
    });

    it('a forged id or name finds nothing', async () => {
      for (const filter of [`campaign:in:${ids.other}`, 'campaign:contains:50% off'])
        expect(
          (await get(callers.advertiser, { ...utc, metrics: 'impression', filter })).totals.metrics.impression,
        ).toBe(0);
      const found = await get(callers.admin, { ...utc, metrics: 'impression', filter: 'campaign:contains:0% OFF' });
      expect(found.totals.metrics.impression).toBe(sumOf(({ campaign }) => campaign === ids.other, impressions));
    });

    it('no question gets past the parameters', async () => {
      const text = "RU') OR 1=1 --";
      const { totals } = await get(callers.advertiser, { ...utc, metrics: 'impression', filter: `country:in:${text}` });
      expect(totals.metrics.impression).toBe(0);
    });
  });

  it('roll-ups answer as the events do', async () => {
    const of = (name: AnalyticsDimension, most: number) =>
      fc.array(fc.nat(most), { minLength: 1, maxLength: 2 }).map((values) => `${name}:in:${values.join()}`);
    const question = fc.record({
      cabinet: fc.constantFrom(...(Object.keys(callers) as Cabinet[])),
      timezone: fc.constantFrom(...zones, 'UTC'),
      from: fc.nat(380),
      days: fc.nat(100),
      dimensions: fc.uniqueArray(
        fc.constantFrom(
          'date',
          'week',
          'hour',
          'weekday',
          'campaign',
          'group',
          'advertiser',
          'site',
          'webmaster',
          'placement',
        ),
        { maxLength: 3 },
      ),
      metrics: fc.uniqueArray(fc.constantFrom(...analyticsMetricNames), { minLength: 1, maxLength: 5 }),
      filter: fc.array(fc.oneof(of('campaign', 4), of('site', 4), of('hour', 23)), { maxLength: 1 }),
      compare: fc.constantFrom('none', 'previous_period', 'previous_year'),
    });
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(question, async ({ cabinet, from, days, ...asked }) => {
        const period = { date_from: addDays(today, -from), date_to: addDays(today, Math.min(0, days - from)) };
        const read = readQuestion(cabinet, {
          ...period,
          ...(asked as Omit<AnalyticsQuestionInput, keyof typeof period>),
        });
        if ('errors' in read) return;
        const [user] = await test.db.select().from(users).where(eq(users.id, callers[cabinet].userId));
        const scope = await scopeOfEvents(test.db, { user, cabinet } as unknown as Actor);
        const plan = { question: read.question, scope, filters: read.question.filters, isInBase: cabinet === 'admin' };
        const rollUp = fittingRollUp(plan.question, scope, plan.filters);
        if (rollUp === null) return;
        answered += 1;
        const [short, long] = await Promise.all(
          [rollUp, null].map((source) =>
            test.events.read(pageQuery({ ...plan, rollUp: source }, { offset: 0, limit: 5000 }).toQuery()),
          ),
        );
        expect(short?.data).toEqual(long?.data);
        expect(short?.totals).toEqual(long?.totals);
      }),
      { numRuns: 60, seed: 18 },
    );
    expect(answered).toBeGreaterThan(10);
  });

  it('refuses what makes no sense at its parameter', async () => {
    const refusal = async (caller: Caller, parameters: Parameters) =>
      (await caller.call<Schemas['ValidationErrorBody']>('GET', `analytics?${queryOf({ ...year, ...parameters })}`))
        .body.errors;
    expect(await refusal(callers.advertiser, { metrics: 'revenue' })).toEqual({
      metrics: ["Advertisers don't see Revenue"],
    });
    expect(await refusal(callers.webmaster, { dimensions: 'campaign' })).toEqual({
      dimensions: ["Webmasters don't see Campaign"],
    });
    expect(await refusal(callers.admin, { timezone: 'utc+3' })).toEqual({
      timezone: ['Choose a time zone from the list'],
    });
    expect(Object.keys(await refusal(callers.admin, { dimensions: 'nonsense' }))).toEqual(['dimensions.0']);
    const { first } = await keptDays();
    expect(await refusal(callers.admin, { timezone: 'UTC', date_from: addDays(first, -1) })).toEqual({
      date_from: [`Results are kept for 400 days, since ${first.split('-').reverse().join('/')}`],
    });
  });

  it('writes a file with the rows of the screen, and no formulas', async () => {
    const question = {
      ...halfYear,
      timezone: 'UTC',
      dimensions: ['campaign', 'country'],
      metrics: ['impression', 'spend'],
      compare: 'previous_period',
    };
    const { rows, totals } = await get(callers.admin, question);
    const { token } = callers.admin;
    const { limit: _, ...exported } = question;
    const response = await test.app.inject({
      url: `/backend/api/analytics/export?${queryOf(exported)}`,
      headers: { authorization: `Bearer ${token}`, cabinet: 'admin' },
    });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toContain(
      `analytics-${halfYear.date_from}-${halfYear.date_to}.csv`,
    );
    const [header, ...lines] = response.payload.trimEnd().split('\r\n');
    expect(header).toBe('\uFEFFCampaign,Campaign id,Country,Impressions,"Impressions, before",Spend,"Spend, before"');
    expect(lines).toHaveLength(rows.length + 1);
    const quoted = `"'=HYPERLINK(""https://rogue.example""), spring",${ids.spring}`;
    expect(lines.filter((line) => line.startsWith(quoted))).toHaveLength(4);
    const endings = rows.map(({ metrics, compare }) =>
      [metrics.impression, compare?.impression, metrics.spend, compare?.spend].join(','),
    );
    for (const [index, ending] of endings.entries())
      expect(lines[index]).toMatch(new RegExp(`,${ending.replaceAll('.', '\\.')}$`));
    expect(lines.at(-1)).toBe(
      [
        `Total of ${rows.length} rows`,
        '',
        '',
        totals.metrics.impression,
        totals.compare?.impression,
        totals.metrics.spend,
        totals.compare?.spend,
      ].join(','),
    );
  });

  it('counts what players ask for, at once', async () => {
    const site = { name: 'Recipes', domain: 'recipes.example', domainUnicode: 'recipes.example', ownerId: ids.seller };
    const [siteRow] = await test.db.insert(sites).values(site).returning({ id: sites.id });
    const [format] = await test.db.select({ id: formats.id }).from(formats);
    const [placement] = await test.db
      .insert(placements)
      .values({ siteId: siteRow?.id ?? 0, name: 'Before a recipe', formatId: format?.id ?? 0 })
      .returning({ id: placements.id });
    const requests = [1, 2, 3].map(() => test.app.inject({ url: `/vast?placement=${placement?.id}` }));
    await Promise.all(requests);
    const day = { date_from: addDays(today, -1), date_to: addDays(today, 1) };
    const { rows, passport } = await get(callers.webmaster, { ...day, dimensions: 'placement', metrics: 'requests' });
    const found = rows.find(({ dims }) => dims[0]?.label === 'Before a recipe');
    expect(found?.metrics.requests).toBe(3);
    expect(Date.parse(passport.complete_to)).toBeGreaterThan(now);
  });

  it('adds up what is billed at the rate of the day of each event', async () => {
    const payer = await test.createUser({ currency: 'USD' });
    const payee = await test.createUser({ currency: 'KZT', supportPanels: ['webmaster'] });
    const [before, after] = [addDays(today, -3), addDays(today, -2)];
    for (const [code, earlier, later] of [
      ['USD', 80, 92.5],
      ['KZT', 0.2, 0.15],
    ] as const) {
      const { body } = await callers.admin.call<{ id: number }>('POST', 'currencies', { code, rate: later });
      await test.db.delete(currencyRates).where(eq(currencyRates.currencyId, body.id));
      await test.db.insert(currencyRates).values([
        { currencyId: body.id, day: before, rate: earlier },
        { currencyId: body.id, day: after, rate: later },
      ]);
    }
    const impression = { kind: 'impression', advertiser: payer.id, webmaster: payee.id } as const;
    const writer = createEventWriter({
      directory: await mkdtemp(join(tmpdir(), 'preroll-spool-')),
      store: test.events,
      counters: createDayCounters(test.db),
      inBase: (batch) => addBaseAmounts(test.db, batch),
      log: test.app.log,
    });
    const taken = writer.recordEvents([
      { ...impression, ts: `${before}T23:59:59Z`, price: 2_000_000, revenue: 300_000_000 },
      { ...impression, ts: `${after}T00:00:00Z`, price: 2_000_000, revenue: 300_000_000 },
      { ...impression, ts: `${after}T12:00:00Z`, price: 1_000_000, revenue: 100_000_000, count: 2 },
      { ...impression, ts: `${after}T12:00:00Z`, kind: 'click' },
    ]);
    await writer.deliver();
    await taken;
    await writer.close();
    const asked = { date_from: before, date_to: after, timezone: 'UTC', dimensions: 'date' };
    const billed = async (metrics: string[], filter: string) => {
      const { rows, totals } = await get(callers.admin, { ...asked, metrics, filter });
      return [...rows.toSorted((a, b) => (a.dims[0]?.value ?? '').localeCompare(b.dims[0]?.value ?? '')), totals].map(
        (row) => metrics.map((name) => Math.round((row.metrics[name] ?? 0) * 100) / 100),
      );
    };
    expect(await billed(['spend', 'revenue'], `advertiser:in:${payer.id}`)).toEqual([
      [160, 60],
      [277.5, 60],
      [437.5, 120],
    ]);
    expect(await billed(['revenue'], `webmaster:in:${payee.id}`)).toEqual([[60], [60], [120]]);
  });

  it('describes what a role can ask, and that the store answers', async () => {
    const { body } = await callers.webmaster.call<Schemas['AnalyticsFields']>('GET', 'analytics/fields');
    expect(body.unavailable).toBeNull();
    expect(body.metrics.map(({ name }) => name)).not.toContain('spend');
    expect(body.metrics.find(({ name }) => name === 'requests')?.excludes.map(({ dimension }) => dimension)).toEqual([
      'advertiser_domain',
    ]);
  });
});

it.skipIf(!hasChdb())('asks a server by its address as it asks its own', async () => {
  const other = await startChdb(await mkdtemp(join(tmpdir(), 'preroll-clickhouse-')));
  const { port } = new URL(other.address.url);
  const CLICKHOUSE_URL = `http://default:${other.address.password}@127.0.0.1:${port}`;
  const app = await startTestApp({ CLICKHOUSE_URL });
  const wrong = await startTestApp({ CLICKHOUSE_URL: CLICKHOUSE_URL.replace(other.address.password ?? '', 'guess') });
  try {
    await app.events.insert([{ ts: new Date().toISOString(), kind: 'click', count: 3 }], 'first');
    const asked = `analytics?${queryOf({ date_from: addDays(today, -1), date_to: addDays(today, 1), metrics: 'click' })}`;
    const asAdmin = async (each: TestApp) =>
      each.as(await each.createUser({ supportPanels: ['admin'], isAdmin: true }), 'admin');
    const { body } = await (await asAdmin(app)).call<Answer>('GET', asked);
    expect(body.totals.metrics).toEqual({ click: 3 });
    expect((await (await asAdmin(wrong)).call('GET', asked)).status).toBe(503);
  } finally {
    await app.close();
    await wrong.close();
    await other.stop();
  }
});

it('says since when the store does not answer', async () => {
  const app = await startTestApp({ CLICKHOUSE_URL: 'http://127.0.0.1:9/preroll' });
  const admin = await app.as(await app.createUser({ supportPanels: ['admin'], isAdmin: true }), 'admin');
  const asked = `analytics?${queryOf({ date_from: today, date_to: today })}`;
  const first = await admin.call<Schemas['AnalyticsUnavailable']>('GET', asked);
  expect(first).toMatchObject({ status: 503, body: { error: 'The event store does not answer' } });
  const { body } = await admin.call<Schemas['AnalyticsFields']>('GET', 'analytics/fields');
  expect(body.unavailable).toEqual(first.body);
  expect((await admin.call('GET', 'campaigns')).status).toBe(200);
  await app.close();
});
