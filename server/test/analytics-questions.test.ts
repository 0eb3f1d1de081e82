import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AnalyticsMetric,
  analyticsMetricNames,
  analyticsMetrics,
} from '@preroll/rules/analytics/analytics-metrics';
import { type AnalyticsQuestionInput, readQuestion } from '@preroll/rules/analytics/analytics-question';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skipsNightly } from '../../scripts/vitest/tier.ts';
import { type ChdbProcess, hasChdb, startChdb } from '../src/events/store/chdb-process.ts';
import type { Cabinet } from '../src/platform/access/viewer.ts';
import {
  type AnalyticsScene,
  type Answer,
  HOUR,
  now,
  queryOf,
  startAnalyticsScene,
  today,
  zones,
} from './analytics-scene.ts';
import { hasValues, type ReferenceQuestion, referenceAnswer } from './reference-answer.ts';
import { clockOf, daysAfter, offsetOfRepeated } from './reference-clock.ts';

const year = { from: daysAfter(today, -380), to: today };
/** The same days of the previous year are also retained. */
const weeks = { from: daysAfter(today, -24), to: daysAfter(today, -1) };
const toDate = { from: daysAfter(today, -99), to: today };
const quarter = { from: daysAfter(today, -180), to: daysAfter(today, -90) };

const [newYork, kathmandu, lordHowe, moscow] = [
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/Moscow',
] as const;
const counts = ['impression', 'click', 'quartile100', 'invalid'];

const divisions = [
  ['date'],
  ['week'],
  ['hour'],
  ['date', 'hour'],
  ['country', 'date', 'hour'],
  ['weekday', 'hour'],
  ['country', 'date'],
  ['campaign', 'site', 'weekday'],
].map((dimensions): Partial<ReferenceQuestion> => ({ ...year, dimensions, metrics: ['impression', 'click', 'spend'] }));

/** Every commit tests only zones with DST: one hour, and half an hour at a half-hour offset. */
const askedZones = skipsNightly ? [newYork, lordHowe] : zones;

const questions: Partial<ReferenceQuestion>[] = [
  ...askedZones.flatMap((timezone) => divisions.map((question) => ({ timezone, ...question }))),
  // the day on which clocks go back, alone and in a comparison
  ...[newYork, lordHowe].flatMap((timezone) => {
    const day = dayOfGoingBack(timezone);
    const alone = { timezone, from: day, to: day, dimensions: ['hour'] };
    return [
      alone,
      { ...alone, dimensions: ['hour', 'country'] },
      { ...alone, filter: ['hour:in:1'] },
      { ...alone, compare: 'previous_period' },
      { ...alone, from: daysAfter(day, 1), to: daysAfter(day, 1), compare: 'previous_period' },
      {
        ...alone,
        from: daysAfter(day, 1),
        to: daysAfter(day, 3),
        dimensions: ['date', 'hour'],
        compare: 'previous_period',
      },
    ];
  }),
  // comparisons
  { timezone: newYork, ...quarter, dimensions: ['date'], compare: 'previous_period' },
  { timezone: lordHowe, ...quarter, dimensions: ['week', 'country'], compare: 'previous_period' },
  { timezone: kathmandu, ...weeks, dimensions: ['date', 'hour'], compare: 'previous_year' },
  { timezone: moscow, ...weeks, dimensions: ['campaign', 'weekday'], compare: 'previous_year' },
  { timezone: newYork, ...weeks, dimensions: ['week'], compare: 'previous_year' },
  { timezone: lordHowe, ...quarter, dimensions: [], compare: 'previous_period' },
  // including today, which is incomplete: from the events, and from roll-ups
  ...askedZones.map((timezone) => ({
    timezone,
    ...toDate,
    dimensions: ['date', 'country'],
    compare: 'previous_period',
  })),
  ...askedZones.map((timezone) => ({
    timezone,
    ...toDate,
    dimensions: ['hour', 'campaign'],
    compare: 'previous_period',
  })),
  // conditions
  { timezone: kathmandu, ...year, dimensions: ['country'], filter: ['country:not_in:RU,KZ'] },
  { timezone: newYork, ...year, dimensions: ['site'], filter: ['site:not_in:2', 'country:in:US,'] },
  { timezone: moscow, ...year, dimensions: ['os'], filter: ['os:contains:ND'] },
  { timezone: moscow, ...year, dimensions: ['date'], filter: ['advertiser_domain:contains:Shop'] },
  { timezone: lordHowe, ...year, dimensions: ['date', 'hour'], filter: ['weekday:in:6,7'] },
  { timezone: newYork, ...year, dimensions: ['weekday', 'hour'], filter: ['weekday:not_in:1', 'hour:in:0,1,2,3'] },
  { timezone: kathmandu, ...quarter, dimensions: ['week'], filter: ['weekday:in:1'], compare: 'previous_period' },
  { timezone: newYork, ...year, dimensions: ['campaign', 'os'], filter: ['campaign:contains:0% OFF'] },
  // computed metrics
  {
    timezone: moscow,
    ...year,
    dimensions: ['country'],
    metrics: ['ctr', 'completed', 'vtr', 'skip_rate', 'invalid_rate'],
  },
  { timezone: kathmandu, ...year, dimensions: ['week'], metrics: ['cpm', 'cpc', 'cpv', 'ecpm', 'profit'] },
  { timezone: newYork, ...year, dimensions: ['site'], metrics: ['requests', 'responses', 'fill_rate'] },
  {
    ...{ timezone: moscow, ...quarter, dimensions: ['reason'], compare: 'previous_period' },
    metrics: ['requests', 'error', 'invalid'],
  },
  { timezone: newYork, ...year, dimensions: ['campaign'], metrics: ['error', 'impression'] },
  // roles
  {
    ...{ cabinet: 'webmaster', timezone: kathmandu, ...year, dimensions: ['site', 'reason'] },
    ...{ metrics: ['requests', 'error'], filter: ['reason:not_in:'] },
  },
  ...(['advertiser', 'webmaster', 'manager'] as const).flatMap((cabinet) =>
    [newYork, lordHowe].map((timezone) => ({
      ...{ cabinet, timezone, ...quarter, compare: 'previous_period', dimensions: ['advertiser_domain', 'weekday'] },
      metrics: [...counts, ...(cabinet === 'webmaster' ? ['revenue', 'ecpm'] : ['spend', 'cpm'])],
    })),
  ),
  {
    ...{ cabinet: 'manager', timezone: kathmandu, ...year, dimensions: ['campaign', 'site', 'webmaster'] },
    ...{ metrics: [...counts, 'spend', 'revenue'], filter: ['campaign:not_in:1'] },
  },
  { cabinet: 'manager', timezone: moscow, ...year, dimensions: ['date'], filter: ['site:in:0', 'country:not_in:RU'] },
];

/** Every commit tests only the embedded store; `analytics.test.ts` also covers the other one. */
const places = skipsNightly ? ['embedded'] : ['embedded', 'by url'];

describe.skipIf(!hasChdb()).each(places)('questions to an event store (%s)', (place) => {
  let scene: AnalyticsScene;
  let other: ChdbProcess | undefined;

  beforeAll(async () => {
    other = place === 'embedded' ? undefined : await startChdb(await mkdtemp(join(tmpdir(), 'preroll-clickhouse-')));
    scene = await startAnalyticsScene({
      CLICKHOUSE_URL: other?.address.url.replace('//', `//default:${other.address.password}@`),
    });
  });
  afterAll(async () => {
    await scene.test.close();
    await other?.stop();
  });

  const ask = ({ cabinet, from, to, dimensions, metrics, ...question }: ReferenceQuestion): Promise<Answer> =>
    scene.get(scene.callers[cabinet], {
      ...{ date_from: from, date_to: to, timezone: question.timezone, limit: '10000' },
      ...(dimensions.length === 0 ? { undivided: 'true' } : { dimensions: [...dimensions] }),
      ...{ metrics: [...metrics], filter: [...(question.filter ?? [])], compare: question.compare ?? 'none' },
    });

  /** The lines of a question's CSV file, without the header and the totals. */
  const exported = async ({ cabinet, from, to, timezone, dimensions, metrics }: ReferenceQuestion) => {
    const asked = { date_from: from, date_to: to, timezone, dimensions: [...dimensions], metrics: [...metrics] };
    const { payload } = await scene.test.app.inject({
      url: `/backend/api/reports/export?${queryOf(asked)}`,
      headers: { authorization: `Bearer ${scene.callers[cabinet].token}`, cabinet },
    });
    return payload.trimEnd().split('\r\n').slice(1, -1);
  };

  /** Checks that the answer's rows equal a count in plain JavaScript, and add up to its totals. */
  async function check(question: ReferenceQuestion) {
    const { rows, total, totals, passport } = await ask(question);
    expect(rows).toHaveLength(total);
    const keyed = rows.map(({ dims, metrics, compare }) => {
      const key = dims.map(({ value }) => value).join(' ');
      return [key, { metrics, compare }] as const;
    });
    const found = new Map(keyed.filter(([, row]) => hasValues(row)));
    expect(found).toEqual(referenceAnswer(question, scene, passport.compared_until));
    for (const metric of question.metrics.filter((name) => isAdditive(name as AnalyticsMetric)))
      for (const period of ['metrics', 'compare'] as const) {
        const micros = (row: Pick<Answer['totals'], typeof period>) => Math.round((row[period]?.[metric] ?? 0) * 1e6);
        expect(micros(totals), `${metric} of ${period}`).toBe(rows.reduce((sum, row) => sum + micros(row), 0));
      }
  }

  it.each(questions.map((question) => [describeQuestion(question), question] as const))('%s', async (_, question) => {
    await check({
      ...{ cabinet: 'admin', timezone: 'UTC', ...year, dimensions: ['date'], metrics: counts },
      ...question,
    });
  });

  it('answers random questions', async () => {
    const list = (dimension: string, values: readonly (string | number)[]) =>
      fc
        .tuple(fc.constantFrom('in', 'not_in'), fc.subarray([...values], { minLength: 1 }))
        .map(([operator, chosen]) => `${dimension}:${operator}:${chosen.join()}`);
    const arbitrary = fc.record({
      cabinet: fc.constantFrom(...(Object.keys(scene.callers) as Cabinet[])),
      timezone: fc.constantFrom(...zones, 'UTC'),
      begins: fc.nat(390),
      days: fc.integer({ min: 1, max: 120 }),
      dimensions: fc.uniqueArray(
        fc.constantFrom('date', 'week', 'hour', 'weekday', 'campaign', 'site', 'webmaster', 'country', 'os'),
        { maxLength: 3 },
      ),
      metrics: fc.uniqueArray(fc.constantFrom(...analyticsMetricNames.filter(isAdditive)), {
        minLength: 1,
        maxLength: 5,
      }),
      filter: fc.array(
        fc.oneof(
          list('country', ['RU', 'KZ', '']),
          list('site', [0, 1, 2]),
          list('weekday', [1, 3, 7]),
          list('hour', [0, 2, 12, 23]),
          fc.constantFrom('os:contains:o', 'advertiser_domain:contains:BANK'),
        ),
        { maxLength: 2 },
      ),
      compare: fc.constantFrom('none', 'previous_weeks', 'previous_period', 'previous_year'),
    });
    let answered = 0;
    // a failure prints the seed and the smallest question
    await fc.assert(
      fc.asyncProperty(arbitrary, async ({ begins, days, ...asked }) => {
        const from = daysAfter(today, -begins);
        const to = [daysAfter(from, days - 1), today].toSorted()[0] ?? today;
        const input = { ...asked, date_from: from, date_to: to } as unknown as AnalyticsQuestionInput;
        fc.pre('question' in readQuestion(asked.cabinet, input));
        const { passport } = await ask({ ...asked, from, to });
        // the compared period may be outside of the retention, or overlap the period
        const compare = passport.compare_from === null ? 'none' : asked.compare;
        await check({ ...asked, from, to, compare });
        answered += 1;
      }),
      { numRuns: 30, seed: 1018 },
    );
    expect(answered).toBe(30);
  });

  it.each(zones)('has a row for each actual hour in %s', async (timezone) => {
    const { rows, fresh_at } = await ask({
      cabinet: 'admin',
      timezone,
      ...year,
      dimensions: ['date', 'hour'],
      metrics: ['click'],
    });
    const keys = rows.map(({ dims }) => dims.map(({ value }) => value).join(' '));
    const clock = clockOf(timezone);
    const halfHours = Array.from(
      { length: 384 * 24 * 2 },
      (_, half) => new Date(Date.parse(year.from) - 24 * HOUR + (half * HOUR) / 2),
    );
    const freshAt = new Date(fresh_at);
    // another hour may have begun since the last half hour
    const there = [...halfHours.filter((moment) => moment <= freshAt), freshAt].flatMap((moment) => {
      const { day, hour } = clock(moment);
      return day < year.from || day > year.to ? [] : [`${day} ${hour}${offsetOfRepeated(timezone, moment)}`];
    });
    expect(new Set(keys)).toEqual(new Set(there));
    expect(keys.length).toBe(new Set(keys).size);
  });

  it.each([
    [newYork, ['00:00', '01:00', '01:00 (UTC-05:00)', '02:00', '03:00'], 25],
    [lordHowe, ['00:00', '01:00', '01:00 (UTC+10:30)', '02:00', '03:00'], 25],
  ])(
    'the day on which the clocks of %s go back has an hour twice, in the answer and in the file',
    async (timezone, labels, count) => {
      const day = dayOfGoingBack(timezone);
      for (const dimensions of [['hour'], ['date', 'hour'], ['date', 'hour', 'country']]) {
        const question = {
          cabinet: 'admin',
          timezone,
          from: day,
          to: day,
          dimensions,
          metrics: ['impression'],
        } as const;
        const { rows } = await ask(question);
        const read = [...new Set(rows.map(({ dims }) => dims[dimensions.indexOf('hour')]?.label))];
        if (dimensions.length < 3) expect([read.slice(0, 5), read.length]).toEqual([labels, count]);
        const lines = await exported(question);
        expect(lines).toEqual(
          rows.map(({ dims, metrics }) => [...dims.map(({ label }) => label), metrics.impression].join(',')),
        );
      }
    },
  );
});

/** The last day in the store's period on which a zone's clocks went back. */
function dayOfGoingBack(timezone: string): string {
  for (let half = 0; half < 380 * 48; half += 1) {
    const moment = new Date(now - (half * HOUR) / 2);
    if (offsetOfRepeated(timezone, moment) !== '') return clockOf(timezone)(moment).day;
  }
  throw new Error(`The clocks of ${timezone} do not change`);
}

/** Whether the values of parts add up to the total. */
const isAdditive = (name: AnalyticsMetric): boolean => !('over' in analyticsMetrics[name].formula);

const describeQuestion = ({
  cabinet = 'admin',
  timezone,
  dimensions = [],
  filter = [],
  compare = '',
}: Partial<ReferenceQuestion>) =>
  `${cabinet} in ${timezone}: ${[dimensions.join(' x '), ...filter, compare].filter((part) => part !== '').join(', ')}`;
