import { comparisonOf } from '../time/compared-period.ts';
import { type Day, daysBetween } from '../time/days.ts';
import { type Period, type PeriodPreset, periodOn, todayIn, type YearlyPeriodState } from '../time/periods.ts';
import { isTimezone } from '../time/timezones.ts';
import { type Condition, formatCondition, parseConditions } from './analytics-conditions.ts';
import type { AnalyticsDimension, AnalyticsDimensionKind } from './analytics-dimensions.ts';
import type { AnalyticsMetric } from './analytics-metrics.ts';
import type { ComparisonMode } from './analytics-question.ts';

/** The state of a report in its URL. */
export interface AnalyticsState extends YearlyPeriodState {
  /** Up to three dimensions that the table is grouped by: `campaign,country`. */
  by?: string | undefined;
  /** The metrics: `impression,click`. */
  metrics?: string | undefined;
  /** The conditions: `country:in:RU,KZ;device:not_in:tablet`. */
  filter?: string | undefined;
  /** The metric of charts and shares. */
  metric?: string | undefined;
  /** `parts` charts the first dimension instead of the days; `areas` charts its largest values over time. */
  chart?: 'parts' | 'areas' | undefined;
  /** The time chart has a point per week instead of per day. */
  grain?: 'week' | undefined;
  /** `-click`, `click:change`. */
  sort?: string | undefined;
  page?: number | undefined;
  /** Time zone of the days (IANA); undefined for that of the catalogue. */
  zone?: string | undefined;
}

/** The dimensions and metrics available to a role. The application adds their labels and definitions. */
export interface AnalyticsCatalogue<Dimension extends Divided = Divided, Metric extends Measured = Measured> {
  dimensions: readonly Dimension[];
  metrics: readonly Metric[];
  default_metrics: readonly AnalyticsMetric[];
  /** The user's time zone; for owners, that of the record if the report is on a single one. */
  timezone: string;
}

interface Divided {
  name: AnalyticsDimension;
  kind: AnalyticsDimensionKind;
}

interface Measured {
  name: AnalyticsMetric;
  excludes: readonly { dimension: AnalyticsDimension; reason: string }[];
}

export const analyticsPeriod: PeriodPreset = '28-days';

/** Maximum number of dimensions of a report. */
export const MAX_DIMENSIONS = 3;

/** A report: the state of its URL with defaults filled in, without the parts that are not available to the role. */
export interface ReportSpec<Dimension extends Divided = Divided, Metric extends Measured = Measured> {
  dimensions: readonly Dimension[];
  metrics: readonly Metric[];
  conditions: readonly Condition[];
  /** The conditions as parameters of the API. */
  filter: readonly string[];
  focus: Metric;
  period: Period;
  /** The interval of a point in the time chart. */
  grain: 'hour' | 'day' | 'week';
  compare: ComparisonMode;
  timezone: string;
  sort: string | undefined;
  /** The current day in the time zone of the report. */
  today: Day;
}

/** Default dimensions of the table: the first one available to the role. */
const first: readonly AnalyticsDimension[] = ['campaign', 'site', 'date'];

/**
 * Resolves the report of a URL.
 *
 * @param preset the default period
 */
export function resolveReport<Dimension extends Divided, Metric extends Measured>(
  state: AnalyticsState,
  fields: AnalyticsCatalogue<Dimension, Metric>,
  now = new Date(),
  preset = analyticsPeriod,
): ReportSpec<Dimension, Metric> {
  const timezone = state.zone !== undefined && isTimezone(state.zone) ? state.zone : fields.timezone;
  const today = todayIn(timezone, now);
  const named = new Map<AnalyticsDimension, Dimension>(fields.dimensions.map((field) => [field.name, field]));
  const dimensions = chosen(fields.dimensions, state.by).slice(0, MAX_DIMENSIONS);
  const fallback = first.flatMap((name) => named.get(name) ?? []).slice(0, 1);
  const conditions = parseConditions(state.filter).filter(({ dimension }) => named.has(dimension));
  const divided = dimensions.length > 0 ? dimensions : fallback;

  const together = [...divided.map(({ name }) => name), ...conditions.map(({ dimension }) => dimension)];
  const possible = fields.metrics.filter((metric) =>
    together.every((name) => exclusionReason(metric, name) === undefined),
  );
  const own = chosen(possible, state.metrics);
  const metrics = own.length > 0 ? own : chosen(possible, fields.default_metrics.join());
  const focus = metrics.find(({ name }) => name === state.metric) ?? metrics[0] ?? possible[0];
  if (!focus) throw new Error('No metric goes with these dimensions');

  const { from, to } = periodOn(state, preset, today);
  const compare = comparisonOf(state);
  return {
    dimensions: divided,
    metrics: metrics.length > 0 ? metrics : [focus],
    conditions,
    filter: conditions.map(formatCondition),
    focus,
    period: { from, to },
    grain: grainOf(state, { from, to }),
    compare,
    timezone,
    sort: knownSort(state.sort, { dimensions: divided, metrics, compare }),
    today,
  };
}

/** One or two days are charted by the hour; periods of several weeks by the week on request. */
function grainOf({ grain }: AnalyticsState, period: Period): ReportSpec['grain'] {
  if (daysOf(period) <= 2) return 'hour';
  return grain === 'week' && hasWeeks(period) ? 'week' : 'day';
}

const daysOf = ({ from, to }: Period) => daysBetween(from, to) + 1;

/** Whether a period is long enough for a chart by the week. */
export const hasWeeks = (period: Period): boolean => daysOf(period) >= MIN_DAYS_BY_WEEK;

/** In days. */
const MIN_DAYS_BY_WEEK = 14;

/** Why a metric has no values for a dimension; undefined if it has. */
export const exclusionReason = (
  { excludes }: Pick<Measured, 'excludes'>,
  dimension: AnalyticsDimension,
): string | undefined => excludes.find((excluded) => excluded.dimension === dimension)?.reason;

/** The query parameters shared by all parts of a report. */
export const sharedQuestion = ({ period, timezone, filter, metrics, compare }: ReportSpec) => ({
  date_from: period.from,
  date_to: period.to,
  timezone,
  metrics: metrics.map(({ name }) => name),
  filter: [...filter],
  compare,
});

/** The query of the table without its page; also that of exported and emailed files. */
export const tableQuestion = (spec: ReportSpec) => ({
  ...sharedQuestion(spec),
  dimensions: spec.dimensions.map(({ name }) => name),
  ...(spec.sort && { sort: spec.sort }),
});

/** The fields named in a list from the URL, in its order. */
const chosen = <Field extends { name: string }>(fields: readonly Field[], list = ''): Field[] =>
  [...new Set(list.split(','))].flatMap((name) => fields.find((field) => field.name === name) ?? []);

function knownSort(
  sort: string | undefined,
  { dimensions, metrics, compare }: Pick<ReportSpec, 'dimensions' | 'metrics' | 'compare'>,
): string | undefined {
  const [, name, change] = /^-?(\w+)(:change)?$/.exec(sort ?? '') ?? [];
  const isMetric = metrics.some((metric) => metric.name === name) && (change === undefined || compare !== 'none');
  const isDimension = dimensions.some(({ name: own, kind }) => own === name && kind !== 'record');
  return isMetric || (isDimension && change === undefined) ? sort : undefined;
}
