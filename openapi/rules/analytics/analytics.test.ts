import { describe, expect, it } from 'vitest';
import { type AnalyticsRole, analyticsDimensionNames, canGroupBy } from './analytics-dimensions.ts';
import { formatFilter, parseFilter } from './analytics-filters.ts';
import { analyticsMetricNames, canUseMetric, computeMetric, supportsDimension } from './analytics-metrics.ts';
import { type AnalyticsQuestionInput, firstRetainedDay, readQuestion } from './analytics-question.ts';

const now = new Date('2026-11-20T21:30:00Z');
const read = (role: AnalyticsRole, input: AnalyticsQuestionInput) => readQuestion(role, input, now);

const roles: AnalyticsRole[] = ['advertiser', 'webmaster', 'manager', 'admin'];
const cells = (allows: (role: AnalyticsRole) => boolean) => roles.map((role) => (allows(role) ? '+' : '-')).join('');

/** Advertiser, webmaster, manager, admin. Written by hand to reveal mistakes in the catalogue. */
const rights = {
  date: '++++',
  week: '++++',
  hour: '++++',
  weekday: '++++',
  campaign: '+-++',
  group: '+-++',
  advert: '+-++',
  site: '-+++',
  placement: '-+++',
  format: '++++',
  feed: '++++',
  country: '++++',
  region: '++++',
  city: '++++',
  device: '++++',
  os: '++++',
  browser: '++++',
  language: '++++',
  advertiser: '--++',
  webmaster: '--++',
  advertiser_domain: '++++',
  reason: '-+++',
} as const;

const metricRights = {
  requests: '-+++',
  responses: '-+++',
  fill_rate: '-+++',
  win: '++++',
  impression: '++++',
  show: '++++',
  skip: '++++',
  click: '++++',
  quartile25: '++++',
  quartile50: '++++',
  quartile75: '++++',
  quartile100: '++++',
  ctr: '++++',
  completed: '++++',
  vtr: '++++',
  skip_rate: '++++',
  spend: '+-++',
  cpm: '+-++',
  cpc: '+-++',
  cpv: '+-++',
  revenue: '-+++',
  ecpm: '-+++',
  profit: '---+',
  error: '++++',
  backfill: '-+++',
  backfill_win: '-+++',
  backfill_impression: '-+++',
  backfill_error: '-+++',
  invalid: '++++',
  invalid_impression: '++++',
  invalid_click: '++++',
  invalid_quartile100: '++++',
  invalid_rate: '++++',
} as const;

describe('rights', () => {
  it('cover all dimensions and metrics', () => {
    const dimensions = analyticsDimensionNames.map((name) => [name, cells((role) => canGroupBy(role, name))]);
    const metrics = analyticsMetricNames.map((name) => [name, cells((role) => canUseMetric(role, name))]);
    expect(Object.fromEntries(dimensions)).toEqual(rights);
    expect(Object.fromEntries(metrics)).toEqual(metricRights);
  });

  it('allow exactly the listed pairs of role and name', () => {
    for (const role of roles)
      for (const dimension of analyticsDimensionNames)
        for (const metric of analyticsMetricNames) {
          const allowed =
            canGroupBy(role, dimension) && canUseMetric(role, metric) && supportsDimension(metric, dimension);
          const result = read(role, { ...week, dimensions: [dimension], metrics: [metric] });
          expect('question' in result, `${role} ${dimension} ${metric}`).toBe(allowed);
        }
  });
});

const week: AnalyticsQuestionInput = { date_from: '2026-11-14', date_to: '2026-11-20', timezone: 'Europe/Moscow' };

describe('a query', () => {
  it('gets defaults for omitted parameters', () => {
    expect(read('advertiser', week)).toEqual({
      question: {
        dateFrom: '2026-11-14',
        dateTo: '2026-11-20',
        timezone: 'Europe/Moscow',
        dimensions: ['date'],
        metrics: ['impression', 'show', 'completed', 'click', 'ctr', 'spend'],
        filters: [],
        compare: 'none',
        order: { by: { dimension: 'date' }, descends: false },
      },
    });
  });

  it('gets the default metrics compatible with its dimensions', () => {
    const result = read('webmaster', { ...week, dimensions: ['advertiser_domain'] });
    expect(result).toMatchObject({ question: { metrics: ['impression', 'completed', 'revenue', 'ecpm'] } });
  });

  it('gets another metric if no default one is compatible', () => {
    expect(read('admin', { ...week, dimensions: ['reason'] })).toMatchObject({ question: { metrics: ['requests'] } });
  });

  it.each<[string, Partial<AnalyticsQuestionInput>, AnalyticsRole, Record<string, string[]>]>([
    ['ends before its start', { date_to: '2026-11-13' }, 'admin', { date_to: ['The end is before the start'] }],
    [
      'begins before what is kept',
      { date_from: '2025-10-17' },
      'admin',
      { date_from: ['Results are kept for 400 days, since 18/10/2025'] },
    ],
    ['is too long', { date_from: '2025-10-18', date_to: '2026-11-22' }, 'admin', { date_to: ['At most 400 days'] }],
    ['has no zone', { timezone: 'Mars/Base' }, 'admin', { timezone: ['Choose a time zone from the list'] }],
    ['asks for what others see', { metrics: ['profit'] }, 'manager', { metrics: ["Managers don't see Profit"] }],
    [
      'divides by what others see',
      { dimensions: ['site'] },
      'advertiser',
      { dimensions: ["Advertisers don't see Site"] },
    ],
    [
      'filters by what others see',
      { filter: ['campaign:in:1'] },
      'webmaster',
      { filter: ["Webmasters don't see Campaign"] },
    ],
    [
      'divides requests by adverts',
      { dimensions: ['advert'], metrics: ['requests'] },
      'admin',
      { metrics: ["Requests can't be divided by Advert: a request has no advert yet"] },
    ],
    [
      'filters requests by campaigns',
      { filter: ['campaign:in:1'], metrics: ['fill_rate'] },
      'admin',
      { metrics: ["Fill rate can't be divided by Campaign: a request has no advert yet"] },
    ],
    [
      'divides impressions by reasons',
      { dimensions: ['reason'], metrics: ['requests', 'impression'] },
      'webmaster',
      { metrics: ["Impressions can't be divided by Reason: only requests, errors and invalid events have one"] },
    ],
    [
      'divides several metrics by reasons',
      { filter: ['reason:not_in:'], metrics: ['win', 'requests', 'show'] },
      'webmaster',
      { metrics: ["Wins, Shows can't be divided by Reason: only requests, errors and invalid events have one"] },
    ],
    ['has no metric', { metrics: [] }, 'admin', { metrics: ['Choose at least one metric'] }],
    ['sorts by what it does not ask', { sort: 'win' }, 'admin', { sort: ['Sort by one of the metrics or dimensions'] }],
    [
      'sorts by a change of nothing',
      { metrics: ['win'], sort: '-win:change' },
      'admin',
      { sort: ['Only a comparison can be sorted by its change'] },
    ],
    [
      'sorts by ids',
      { dimensions: ['campaign'], sort: 'campaign' },
      'admin',
      { sort: ['Sort by a metric instead of Campaign'] },
    ],
  ])('with %s is refused', (_, change, role, errors) => {
    expect(read(role, { ...week, ...change })).toEqual({ errors });
  });

  it.each([
    [['country'], undefined, { by: { metric: 'click', isChange: false }, descends: true }],
    [['date', 'country'], undefined, { by: { dimension: 'date' }, descends: false }],
    [['country'], '-click:change', { by: { metric: 'click', isChange: true }, descends: true }],
    [['country'], 'country', { by: { dimension: 'country' }, descends: false }],
  ] as const)('by %j with the order %j is sorted', (dimensions, sort, order) => {
    const asked = { ...week, dimensions, metrics: ['click'], sort, compare: 'previous_year' } as const;
    expect(read('admin', asked)).toMatchObject({ question: { order } });
  });
});

it.each([
  // the 21st in this time zone
  ['Europe/Moscow', '2025-10-18'],
  ['America/New_York', '2025-10-17'],
])('results in %s are kept from %s', (timezone, first) => {
  expect(firstRetainedDay(timezone, now)).toBe(first);
});

describe('a filter', () => {
  it.each([
    ['country:in:RU,KZ', { dimension: 'country', operator: 'in', values: ['RU', 'KZ'] }],
    ['country:not_in:', { dimension: 'country', operator: 'not_in', values: [''] }],
    [
      'campaign:contains:50% off, today: all',
      { dimension: 'campaign', operator: 'contains', values: ['50% off, today: all'] },
    ],
    ['city:contains:Ufa', { dimension: 'city', operator: 'contains', values: ['Ufa'] }],
    ['group:in:0,7', { dimension: 'group', operator: 'in', values: ['0', '7'] }],
  ] as const)('%s is read and written', (text, filter) => {
    expect(parseFilter(text)).toEqual(filter);
    expect(formatFilter(filter as never)).toBe(text);
  });

  it.each([
    ['country', 'A filter is a dimension, an operator and values: country:in:RU,KZ'],
    ['toString:in:1', 'A filter is a dimension, an operator and values: country:in:RU,KZ'],
    ['date:in:2026-11-20', "Date can't be filtered"],
    ['device:contains:R', 'Device can be filtered with: in, not_in'],
    ['city:contains:Be ', 'Enter at least 3 letters'],
    ['campaign:contains: ', 'Say what the name contains'],
    ['campaign:in:1 or 1', 'Campaign is filtered by ids'],
    ['campaign:in:4294967296', 'Campaign is filtered by ids'],
    ['hour:in:noon', 'Hour is filtered by numbers'],
  ])('rejects %s', (text, message) => expect(parseFilter(text)).toBe(message));
});

describe('a metric', () => {
  const sums = {
    requests: 200,
    responses: 150,
    impression: 100,
    show: 80,
    click: 2,
    quartile100: 40,
    skip: 10,
    spend: 30,
    revenue: 10,
    invalid_impression: 25,
  };

  it.each([
    ['click', 2],
    ['win', 0],
    ['fill_rate', 0.75],
    ['ctr', 0.02],
    ['completed', 0.5],
    ['vtr', 0.4],
    ['skip_rate', 0.1],
    ['cpm', 300],
    ['cpc', 15],
    ['cpv', 0.75],
    ['ecpm', 100],
    ['profit', 20],
    ['invalid_rate', 0.2],
  ] as const)('%s is computed', (name, value) => expect(computeMetric(name, sums)).toBe(value));

  it('is null if the divisor is 0', () => {
    expect(computeMetric('ctr', { click: 1 })).toBeNull();
    expect(computeMetric('profit', {})).toBe(0);
  });

  it('for money has no errors of binary fractions', () => {
    expect(computeMetric('profit', { spend: 0.3, revenue: 0.1 })).toBe(0.2);
  });
});
