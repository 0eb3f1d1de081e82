import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnalyticsDimension } from '@preroll/rules/analytics/analytics-dimensions';
import { analyticsMetricNames } from '@preroll/rules/analytics/analytics-metrics';
import { type AnalyticsQuestionInput, readQuestion } from '@preroll/rules/analytics/analytics-question';
import { addDays } from '@preroll/rules/time/days';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRequests } from '../src/delivery/limits/request-curve.ts';
import { scopeOfEvents } from '../src/events/analytics/analytics-scope.ts';
import { pageQuery } from '../src/events/analytics/build-query.ts';
import { questionUntil } from '../src/events/analytics/comparison-period.ts';
import { fittingRollUp } from '../src/events/analytics/roll-ups.ts';
import { addBaseAmounts } from '../src/events/counters/base-amounts.ts';
import { createDayCounters } from '../src/events/counters/count-batch.ts';
import { createEventWriter } from '../src/events/spool/event-writer.ts';
import { hasChdb, startChdb } from '../src/events/store/chdb-process.ts';
import type { Actor, Cabinet } from '../src/platform/access/viewer.ts';
import { currencyRates, formats, placements, sites, users } from '../src/platform/db/schema.ts';
import {
  type AnalyticsScene,
  type Answer,
  type Event,
  HOUR,
  now,
  type Parameters,
  queryOf,
  startAnalyticsScene,
  today,
  zones,
} from './analytics-scene.ts';
import { userAgent } from './delivery-scene.ts';
import { type Caller, type Schemas, startTestApp, type TestApp } from './harness.ts';
import { createAdvert, createCampaign } from './test-users.ts';

/** The numbers themselves are tested in `analytics-questions.test.ts`. */
describe.skipIf(!hasChdb())('analytics', () => {
  let { test, ids, callers, events, get } = {} as AnalyticsScene;

  beforeAll(async () => {
    ({ test, ids, callers, events, get } = await startAnalyticsScene());
  });
  afterAll(() => test.close());

  const year = { date_from: addDays(today, -380), date_to: today, limit: '10000' };
  const halfYear = { ...year, date_from: addDays(today, -189) };

  it('compares with the previous period, even if only one of the two has results', async () => {
    const [from, to] = [addDays(today, -30), addDays(today, -1)];
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

  it('sorts by metrics and their change, with the same order across pages', async () => {
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

  it('returns previews of campaigns on request', async () => {
    await createAdvert(callers.advertiser, { ads_id: ids.spring, name: 'Spring quiz' });
    const question = { ...halfYear, timezone: 'UTC', dimensions: 'campaign', metrics: 'click' };
    const previewsOf = ({ rows }: Answer) => rows.map(({ dims }) => dims[0]?.previews);
    const plain = await get(callers.advertiser, question);
    expect(plain.rows.length).toBeGreaterThan(0);
    expect(previewsOf(plain)).toEqual(plain.rows.map(() => undefined));
    const pictured = await get(callers.advertiser, { ...question, previews: 'true' });
    expect(previewsOf(pictured)).toEqual(plain.rows.map(() => expect.any(Array)));
  });

  /** The first and the last retained day by the server's clock, because midnight may have passed. */
  const keptDays = async () => {
    const { passport } = await get(callers.admin, { ...year, timezone: 'UTC', metrics: 'click' });
    return { first: passport.kept_from, last: addDays(passport.kept_from, 399) };
  };

  it('does not compare with a period that is only partly retained', async () => {
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

  describe('visibility', () => {
    const sumOf = (isCounted: (event: Event) => boolean, amount: (event: Event) => number) =>
      events
        .filter(
          (event) => event.invalid === '' && event.ts.toISOString().slice(0, 10) >= year.date_from && isCounted(event),
        )
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

    it("concurrent equal questions return each asker's own data", async () => {
      const [other] = await test.db.select().from(users).where(eq(users.id, ids.otherBuyer));
      if (other === undefined) throw new Error('there is no other advertiser');
      const people = [
        { caller: callers.advertiser, id: ids.buyer },
        { caller: await test.as(other, 'advertiser'), id: ids.otherBuyer },
      ];
      // the store answers such questions one at a time, so all but the first wait together
      const question = { ...utc, dimensions: ['country', 'os'], metrics: ['impression', 'spend'] };
      const asked = [...people, ...people, ...people];
      const answers = await Promise.all(asked.map(({ caller }) => get(caller, question)));
      for (const [index, { id }] of asked.entries()) {
        const isOwn = ({ advertiser }: Event) => advertiser === id;
        const { totals, rows } = answers[index] as Answer;
        const micros = (spend: number | null | undefined) => Math.round((spend ?? 0) * 1e6);
        expect(totals.metrics.impression).toBe(sumOf(isOwn, impressions));
        expect(micros(totals.metrics.spend)).toBe(sumOf(isOwn, ({ price }) => price));
        expect(rows.reduce((sum, { metrics }) => sum + (metrics.impression ?? 0), 0)).toBe(totals.metrics.impression);
      }
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

    it('managers may have thousands of clients', async () => {
      const agency = await test.createUser({ supportPanels: ['manager'] });
      const { passwordHash } = agency;
      const clients = Array.from({ length: 5_000 }, (_, index) => ({
        ...{ login: `client${index}@preroll.test`, name: `Client ${index}`, passwordHash },
        managerId: agency.id,
      }));
      await test.db.insert(users).values(clients);
      await test.db.update(users).set({ managerId: agency.id }).where(eq(users.id, ids.otherSeller));
      const question = { ...utc, dimensions: ['advertiser', 'site'], metrics: ['impression', 'spend', 'revenue'] };
      const { totals } = await get(await test.as(agency, 'manager'), question);
      const isClients = ({ webmaster }: Event) => webmaster === ids.otherSeller;
      expect(totals.metrics.impression).toBe(sumOf(isClients, impressions));
    });

    it("money of one record can be requested in its owner's currency", async () => {
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
      expect(passport.timezone).toBe('UTC');
    });

    it("reports across accounts use the reader's days, even for a single account", async () => {
      const filter = `advertiser:in:${ids.buyer}`;
      const ofAccount = await get(callers.manager, { ...year, metrics: ['spend'], filter });
      const own = ofAccount.passport.timezone;
      for (const of of [filter, `campaign:in:${ids.spring}`, 'country:in:RU']) {
        const { body } = await callers.manager.call<Schemas['AnalyticsFields']>(
          'GET',
          `reports/fields?${queryOf({ filter: of } as Parameters)}`,
        );
        expect(body.timezone, of).toBe(own);
      }
    });

    it("money in an owner's currency is limited to one side", async () => {
      const own = { ...utc, own_currency: 'true', metrics: ['spend'], filter: `campaign:in:${ids.spring}` };
      for (const [change, message] of [
        [{ metrics: ['spend', 'revenue'] }, 'Revenue has more than one currency here'],
        [{ filter: 'country:in:RU' }, 'Filter by one record that belongs to an account'],
        [{ filter: `campaign:in:${ids.other}` }, 'There is no such record'],
      ] as const) {
        const { body } = await callers.manager.call<Schemas['ValidationErrorBody']>(
          'GET',
          `reports?${queryOf({ ...own, ...change } as Parameters)}`,
        );
        expect(body.errors).toEqual({ own_currency: [message] });
      }
    });

    it('a foreign id or name finds nothing', async () => {
      for (const filter of [`campaign:in:${ids.other}`, 'campaign:contains:50% off'])
        expect(
          (await get(callers.advertiser, { ...utc, metrics: 'impression', filter })).totals.metrics.impression,
        ).toBe(0);
      const found = await get(callers.admin, { ...utc, metrics: 'impression', filter: 'campaign:contains:0% OFF' });
      expect(found.totals.metrics.impression).toBe(sumOf(({ campaign }) => campaign === ids.other, impressions));
    });

    it.each([
      ['country:contains:KAZAKH', ({ country }: Event) => country === 'KZ'],
      // unknown values have no name
      ['country:contains:nknow', () => false],
      // a code
      ['country:contains:ru', ({ country }: Event) => country === 'RU'],
      ['city:contains:Mosc', () => false],
    ] as const)('%s finds what people read', async (filter, matches) => {
      const { totals } = await get(callers.admin, { ...utc, metrics: 'impression', filter });
      expect(totals.metrics.impression).toBe(sumOf(matches, impressions));
    });

    it('no question can inject SQL', async () => {
      const text = "RU') OR 1=1 --";
      const { totals } = await get(callers.advertiser, { ...utc, metrics: 'impression', filter: `country:in:${text}` });
      expect(totals.metrics.impression).toBe(0);
    });
  });

  it('roll-ups return the same results as the events', async () => {
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
      compare: fc.constantFrom('none', 'previous_weeks', 'previous_period', 'previous_year'),
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
        const { filters } = read.question;
        const base = { question: read.question, scope, filters, isInBase: cabinet === 'admin' };
        const until = questionUntil(read.question, new Date());
        const plan = { ...base, until: until?.now ?? null, cut: until?.before ?? null };
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

  it('reports nonsensical parameters at their fields', async () => {
    const refusal = async (caller: Caller, parameters: Parameters) =>
      (await caller.call<Schemas['ValidationErrorBody']>('GET', `reports?${queryOf({ ...year, ...parameters })}`)).body
        .errors;
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

  it('exports the rows of the screen without formulas', async () => {
    const { last } = await keptDays();
    const question = {
      ...halfYear,
      date_to: last,
      timezone: 'UTC',
      dimensions: ['campaign', 'country'],
      metrics: ['impression', 'spend', 'ctr'],
      compare: 'previous_period',
    };
    const { rows, totals } = await get(callers.admin, question);
    const { token } = callers.admin;
    const { limit: _, ...exported } = question;
    const response = await test.app.inject({
      url: `/backend/api/reports/export?${queryOf(exported)}`,
      headers: { authorization: `Bearer ${token}`, cabinet: 'admin' },
    });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toContain(`analytics-${halfYear.date_from}-${last}.csv`);
    const [header, ...lines] = response.payload.trimEnd().split('\r\n');
    expect(header).toBe(
      `\uFEFFCampaign,Campaign id,Country,${['Impressions', 'Spend, RUB', 'CTR']
        .map((label) => `${label.includes(',') ? `"${label}"` : label},"${label}, before"`)
        .join()}`,
    );
    expect(lines).toHaveLength(rows.length + 1);
    const quoted = `"'=HYPERLINK(""https://rogue.example""), spring",${ids.spring}`;
    expect(lines.filter((line) => line.startsWith(quoted))).toHaveLength(4);
    const numbersOf = ({ metrics, compare }: Answer['totals']) =>
      ['impression', 'spend', 'ctr'].flatMap((name) => [metrics[name], compare?.[name]]);
    const endings = rows.map((row) => numbersOf(row).join(','));
    for (const [index, ending] of endings.entries())
      expect(lines[index]).toMatch(new RegExp(`,${ending.replaceAll('.', '\\.')}$`));
    expect(lines.at(-1)).toMatch(/^Total of \d+ rows until \d\d:\d\d on both sides,/);
    expect(lines.at(-1)?.split(',').slice(1).join()).toBe(['', '', ...numbersOf(totals)].join(','));
  });

  it('counts the requests of players', async () => {
    const site = { name: 'Recipes', domain: 'recipes.example', domainUnicode: 'recipes.example', ownerId: ids.seller };
    const [siteRow] = await test.db.insert(sites).values(site).returning({ id: sites.id });
    const [format] = await test.db.select({ id: formats.id }).from(formats);
    const [placement] = await test.db
      .insert(placements)
      .values({ siteId: siteRow?.id ?? 0, name: 'Before a recipe', formatId: format?.id ?? 0 })
      .returning({ id: placements.id });
    const headers = { 'user-agent': userAgent };
    const ask = async () => (await test.app.inject({ url: `/vast?placement=${placement?.id}`, headers })).body;
    // a request for a placement that is not known yet does not count
    await expect.poll(ask, { timeout: 5_000 }).not.toContain('unknown_placement');
    await Promise.all([ask(), ask()]);
    await test.eventWriter.deliver();
    const day = { date_from: addDays(today, -1), date_to: addDays(today, 1) };
    const { rows, passport } = await get(callers.webmaster, { ...day, dimensions: 'placement', metrics: 'requests' });
    const found = rows.find(({ dims }) => dims[0]?.label === 'Before a recipe');
    expect(found?.metrics.requests).toBe(3);
    expect(Date.parse(passport.complete_to)).toBeGreaterThan(now);
  });

  it("returns last week's requests by hour of the week", async () => {
    const moments = events.filter(({ kind }) => kind === 'request').map(({ ts }) => ts.getTime());
    // the end of the hour of the median request, so that the week before it has at least that one
    const median = moments.toSorted((one, other) => one - other)[moments.length >> 1] ?? 0;
    const hour = (Math.floor(median / HOUR) + 1) * HOUR;
    const expected = Array.from({ length: 168 }, () => 0);
    for (const { ts, kind, count } of events) {
      if (kind !== 'request' || ts.getTime() < hour - 168 * HOUR || ts.getTime() >= hour) continue;
      const index = ((ts.getUTCDay() + 6) % 7) * 24 + ts.getUTCHours();
      expected[index] = (expected[index] ?? 0) + count;
    }
    expect(expected.some((count) => count > 0)).toBe(true);
    expect(await readRequests(test.events, new Date(hour + HOUR / 2))).toEqual(expected);
  });

  it('converts billed events at the rate of their day', async () => {
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

  it('describes the dimensions and metrics of a role, and that the store is available', async () => {
    const { body } = await callers.webmaster.call<Schemas['AnalyticsFields']>('GET', 'reports/fields');
    expect(body).toMatchObject({ unavailable: null, starting: false });
    expect(body.metrics.map(({ name }) => name)).not.toContain('spend');
    expect(body.metrics.find(({ name }) => name === 'requests')?.excludes.map(({ dimension }) => dimension)).toEqual([
      'advertiser_domain',
    ]);
  });
});

it.skipIf(!hasChdb())('works with a server by URL like with the embedded store', async () => {
  const other = await startChdb(await mkdtemp(join(tmpdir(), 'preroll-clickhouse-')));
  const { port } = new URL(other.address.url);
  const CLICKHOUSE_URL = `http://default:${other.address.password}@127.0.0.1:${port}`;
  const app = await startTestApp({ CLICKHOUSE_URL });
  const wrong = await startTestApp({ CLICKHOUSE_URL: CLICKHOUSE_URL.replace(other.address.password ?? '', 'guess') });
  try {
    await app.events.insert([{ ts: new Date().toISOString(), kind: 'click', count: 3 }], 'first');
    const asked = `reports?${queryOf({ date_from: addDays(today, -1), date_to: addDays(today, 1), metrics: 'click' })}`;
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

it('reports since when the store has been unavailable', async () => {
  const app = await startTestApp({ CLICKHOUSE_URL: 'http://127.0.0.1:9/preroll' });
  const admin = await app.as(await app.createUser({ supportPanels: ['admin'], isAdmin: true }), 'admin');
  const fields = async () => (await admin.call<Schemas['AnalyticsFields']>('GET', 'reports/fields')).body;
  const asked = `reports?${queryOf({ date_from: today, date_to: today })}`;
  const first = await admin.call<Schemas['AnalyticsUnavailable']>('GET', asked);
  expect(first).toMatchObject({ status: 503, body: { error: 'The event store does not answer' } });
  expect(await fields()).toMatchObject({ unavailable: first.body, starting: false });
  expect((await admin.call('GET', 'campaigns')).status).toBe(200);

  // an owner's lists use daily counters, without the partial day for comparing today
  const owner = await app.as(await app.createUser({ supportPanels: ['advertiser'] }), 'advertiser');
  await createCampaign(owner, { name: 'Counted by days' });
  // contains today in any time zone of the owner
  const list = `campaigns/figures?compare=previous_period&date_from=${addDays(today, -1)}&date_to=${addDays(today, 1)}`;
  const { status, body } = await owner.call<Schemas['ListFigures']>('GET', list);
  expect({ status, ...body }).toMatchObject({
    status: 200,
    period: { before_from: null, compared_until: null, uncompared_at: expect.any(String) },
    items: [{ before: null }],
  });
  await app.close();
});
