import { HttpResponse, http } from 'msw';
import type {
  AnalyticsAnswer,
  AnalyticsDimension,
  AnalyticsMetric,
  AnalyticsNumbers,
  AnalyticsValue,
} from '@/shared/api';

const codes = (pairs: Record<string, string>): AnalyticsValue[] =>
  Object.entries(pairs).map(([value, label]) => ({ value, label }));

const range = (count: number, label: (index: number) => string, first = 0): AnalyticsValue[] =>
  Array.from({ length: count }, (_, index) => ({ value: String(index + first), label: label(index) }));

/** Adds a preview to each value, served by `samplePosters`. */
const looked = (all: AnalyticsValue[]) =>
  all.map((value, index) => ({
    ...value,
    previews: [{ poster: `/media/${index}/v1/poster.jpg`, duration: 15, interactive: null }],
  }));

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const values: Partial<Record<AnalyticsDimension, AnalyticsValue[]>> = {
  hour: range(24, (hour) => `${String(hour).padStart(2, '0')}:00`),
  weekday: range(7, (day) => weekdays[day] ?? '', 1),
  campaign: looked(
    codes({ 12: 'Black Friday: electronics', 13: 'Winter sun', 14: 'Market app: installs', 15: 'Neon Run' }),
  ),
  advert: looked(codes({ 31: 'Sale, 15 seconds', 32: 'Sale, 6 seconds' })),
  site: codes({ 5: 'Cooking at home', 6: 'Daily news' }),
  country: codes({ RU: 'Russia', KZ: 'Kazakhstan', '': 'Unknown' }),
  city: range(32, (index) => `City ${index + 1}`, 1),
  device: codes({ desktop: 'Desktop', mobile: 'Mobile', tablet: 'Tablet' }),
  reason: codes({ geo: 'Other place', floor: 'Below floor price', no_campaign: 'No campaign' }),
};

const invalidReasons = codes({ datacentre: 'Data centre', robot: 'Robot', repeated: 'Repeated' });

const valuesOf = (dimension: AnalyticsDimension, url: URL): AnalyticsValue[] =>
  dimension === 'reason' && list(url, 'metrics').includes('invalid')
    ? invalidReasons
    : (values[dimension] ?? codes({ other: 'Other' }));

/** Today's date in all answers. */
const TODAY = '2026-11-20';

const DAY = 86_400_000;

const daysOf = (from: string, to: string): AnalyticsValue[] =>
  Array.from({ length: Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1 }, (_, index) => {
    const value = new Date(Date.parse(from) + index * DAY).toISOString().slice(0, 10);
    return { value, label: value };
  });

const mondaysOf = (from: string, to: string): AnalyticsValue[] =>
  daysOf(new Date(Date.parse(from) - 6 * DAY).toISOString().slice(0, 10), to).filter(
    ({ value }) => new Date(value).getUTCDay() === 1,
  );

/** Weights that look realistic: evenings and weekends are larger. */
function weightOf(dimension: AnalyticsDimension, { value }: AnalyticsValue): number {
  if (dimension === 'hour') return 0.2 + Math.sin((Number(value) / 24) * Math.PI) ** 2 + (Number(value) > 17 ? 0.8 : 0);
  if (dimension === 'weekday') return Number(value) > 5 ? 1.6 : 1;
  if (dimension === 'week') return 7;
  if (dimension === 'date')
    return new Date(value).getUTCDay() % 6 === 0 ? 1.4 : 1 + ((Date.parse(value) / DAY) % 5) / 20;
  const places = [values[dimension] ?? [], invalidReasons].map((all) => all.findIndex((one) => one.value === value));
  return 1 / (1 + Math.max(0, ...places));
}

const perImpression: Partial<Record<AnalyticsMetric, number>> = {
  requests: 3,
  responses: 1.4,
  win: 1.05,
  impression: 1,
  show: 0.92,
  quartile25: 0.78,
  quartile50: 0.68,
  quartile75: 0.6,
  quartile100: 0.55,
  click: 0.012,
  skip: 0.2,
  spend: 0.12,
  revenue: 0.08,
  profit: 0.04,
  invalid: 0.01,
  invalid_impression: 0.003,
  backfill: 0.5,
  backfill_impression: 0.35,
  backfill_error: 0.1,
};

const rates: Partial<Record<AnalyticsMetric, number>> = {
  ctr: 0.012,
  completed: 0.598,
  vtr: 0.55,
  fill_rate: 0.4667,
  invalid_rate: 0.031,
  cpm: 120,
  ecpm: 80,
};

const numbers = (metrics: readonly AnalyticsMetric[], impressions: number): AnalyticsNumbers =>
  Object.fromEntries(
    metrics.map((name) => {
      const times = perImpression[name];
      if (times === undefined) return [name, impressions === 0 ? null : (rates[name] ?? 0)];
      const value = impressions * times;
      return [
        name,
        name === 'spend' || name === 'revenue' || name === 'profit' ? Math.round(value * 100) / 100 : Math.round(value),
      ];
    }),
  );

const list = <Name extends string>(url: URL, name: string) => url.searchParams.getAll(name) as Name[];

const shownOnADay = 40_000;

/** The total of a period, independent of how it is divided. */
const shownIn = (from: string, to: string) =>
  shownOnADay * daysOf(from, to).reduce((sum, day) => sum + weightOf('date', day), 0);

/** The rows of all pages: all combinations of values that match the filters. */
function combine(dimensions: readonly AnalyticsDimension[], url: URL): { dims: AnalyticsValue[]; weight: number }[] {
  const filters = list(url, 'filter').map((text) => text.split(':'));
  const [from, to] = [url.searchParams.get('date_from') ?? '', url.searchParams.get('date_to') ?? ''];
  /** The matching values, each with its share of the total. */
  const partsOf = (dimension: AnalyticsDimension) => {
    const time = { date: daysOf, week: mondaysOf };
    const all = dimension === 'date' || dimension === 'week' ? time[dimension](from, to) : valuesOf(dimension, url);
    const whole = all.reduce((sum, value) => sum + weightOf(dimension, value), 0);
    return all
      .filter(({ value, label }) =>
        filters.every(([name, operator, texts = '']) => {
          if (name !== dimension) return true;
          if (operator === 'contains') return label.toLowerCase().includes(texts.toLowerCase());
          return texts.split(',').includes(value) === (operator === 'in');
        }),
      )
      .map((value) => ({ value, part: weightOf(dimension, value) / whole }));
  };
  const narrowed = [...new Set(filters.map(([name]) => name as AnalyticsDimension))]
    .filter((name) => !dimensions.includes(name))
    .map(partsOf)
    // a record's page filters by its own id, which the sample values may not contain
    .filter((parts) => parts.length > 0)
    .reduce((total, parts) => total * parts.reduce((sum, { part }) => sum + part, 0), shownIn(from, to));
  return dimensions.reduce(
    (rows, dimension) => {
      const parts = partsOf(dimension);
      return rows.flatMap(({ dims, weight }) =>
        parts.map(({ value, part }) => ({ dims: [...dims, value], weight: weight * part })),
      );
    },
    narrowed > 0 ? [{ dims: [] as AnalyticsValue[], weight: narrowed }] : [],
  );
}

/** Answers any request with generated results, so that interactions change what is shown. */
export function answer(url: URL): AnalyticsAnswer {
  const requested = list<AnalyticsDimension>(url, 'dimensions');
  const dimensions = url.searchParams.get('undivided') === 'true' ? [] : requested;
  const metrics = list<AnalyticsMetric>(url, 'metrics');
  const { sort, compare = 'none', offset = '0', limit = '50', ...rest } = Object.fromEntries(url.searchParams);
  const combined = combine(dimensions, url);
  const isTime = dimensions.every((name) => ['date', 'week', 'hour', 'weekday'].includes(name));
  if (sort === undefined ? !isTime : sort.startsWith('-')) combined.sort((one, other) => other.weight - one.weight);
  else if (sort !== undefined) combined.sort((one, other) => one.weight - other.weight);
  const { date_from: from = '', date_to: to = '' } = rest;
  const compared = (impressions: number) => ({
    compare: compare === 'none' ? null : numbers(metrics, Math.round(impressions * 0.8)),
  });
  const sum = Math.round(combined.reduce((total, { weight }) => total + weight, 0));
  return {
    dimensions,
    metrics,
    rows: combined.slice(Number(offset), Number(offset) + Number(limit)).map(({ dims, weight }) => ({
      dims,
      metrics: numbers(metrics, Math.round(weight)),
      ...compared(Math.round(weight)),
    })),
    total: combined.length,
    totals: { metrics: numbers(metrics, sum), ...compared(sum) },
    fresh_at: '2026-11-20T11:02:31.000Z',
    passport: {
      complete_to: '2026-11-20T11:02:29.000Z',
      exact: true,
      timezone: rest.timezone ?? 'Europe/Moscow',
      currency: 'RUB',
      preliminary: true,
      date_from: from,
      date_to: to,
      compare_from: compare === 'none' ? null : '2026-10-25',
      compare_to: compare === 'none' ? null : '2026-10-31',
      compared_until: compare === 'none' || to < TODAY ? null : '2026-11-20T11:02:00.000Z',
      kept_from: '2025-10-17',
      rows_read: 184_200,
      elapsed_ms: 23.5,
    },
  };
}

export const analyticsCall = '/backend/api/reports';

export const reportHandler = http.get(analyticsCall, ({ request }) => HttpResponse.json(answer(new URL(request.url))));

/** Answers without any results. */
export const emptyReportHandler = http.get(analyticsCall, ({ request }) => {
  const { metrics, ...whole } = answer(new URL(request.url));
  const zeros = numbers(metrics, 0);
  const totals = { metrics: zeros, compare: zeros };
  return HttpResponse.json({ ...whole, metrics, rows: [], total: 0, totals });
});
