import { comparisonOf } from '../time/compared-period.ts';
import { daysBetween } from '../time/days.ts';
import {
  type Day,
  type Period,
  type PeriodPreset,
  periodOn,
  todayIn,
  type YearlyPeriodState,
} from '../time/periods.ts';
import { isTimezone } from '../time/timezones.ts';
import { type Condition, readConditions, writeCondition } from './analytics-conditions.ts';
import type { AnalyticsDimension, AnalyticsDimensionKind } from './analytics-dimensions.ts';
import type { AnalyticsMetric } from './analytics-metrics.ts';
import type { ComparisonMode } from './analytics-question.ts';

/** A report, as in its URL. */
export interface AnalyticsState extends YearlyPeriodState {
  /** Up to three dimensions that the table is divided by: `campaign,country`. */
  by?: string | undefined;
  /** The metrics: `impression,click`. */
  metrics?: string | undefined;
  /** The conditions: `country:in:RU,KZ;device:not_in:tablet`. */
  filter?: string | undefined;
  /** The metric that charts and shares show. */
  metric?: string | undefined;
  /** `parts` charts the first dimension instead of the days, `areas` its largest values from day to day. */
  chart?: 'parts' | 'areas' | undefined;
  /** The chart over time has a point for each week instead of each day. */
  grain?: 'week' | undefined;
  /** `-click`, `click:change`. */
  sort?: string | undefined;
  page?: number | undefined;
  /** IANA name of the time zone that days begin and end in; that of the catalogue if undefined. */
  zone?: string | undefined;
}

/** What a role can ask for. The application knows more of each field: its label, its definition. */
export interface AnalyticsCatalogue<Dimension extends Divided = Divided, Metric extends Measured = Measured> {
  dimensions: readonly Dimension[];
  metrics: readonly Metric[];
  default_metrics: readonly AnalyticsMetric[];
  /** That of who asks, or for owners that of the one record that the report is on. */
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

/** The dates of a report whose URL names none. */
export const analyticsPeriod: PeriodPreset = '28-days';

/** The most dimensions of a report. */
export const MOST_DIMENSIONS = 3;

/** A report: what its URL says, with what it leaves open filled in and what this role can't ask left out. */
export interface Ask<Dimension extends Divided = Divided, Metric extends Measured = Measured> {
  dimensions: readonly Dimension[];
  metrics: readonly Metric[];
  conditions: readonly Condition[];
  /** The conditions as calls take them. */
  filter: readonly string[];
  /** The metric that charts and shares show. */
  focus: Metric;
  period: Period;
  /** What a point of the chart over time stands for. */
  grain: 'hour' | 'day' | 'week';
  compare: ComparisonMode;
  timezone: string;
  sort: string | undefined;
  /** Today in the time zone of the report. */
  today: Day;
}

/** What tables are divided by before anybody has chosen: the records that the reader has. */
const first: readonly AnalyticsDimension[] = ['campaign', 'site', 'date'];

/**
 * Reads the report that a URL asks for.
 *
 * @param preset the dates, if the URL names none
 */
export function readAsk<Dimension extends Divided, Metric extends Measured>(
  state: AnalyticsState,
  fields: AnalyticsCatalogue<Dimension, Metric>,
  now = new Date(),
  preset = analyticsPeriod,
): Ask<Dimension, Metric> {
  const timezone = state.zone !== undefined && isTimezone(state.zone) ? state.zone : fields.timezone;
  const today = todayIn(timezone, now);
  const named = new Map<AnalyticsDimension, Dimension>(fields.dimensions.map((field) => [field.name, field]));
  const dimensions = chosen(fields.dimensions, state.by).slice(0, MOST_DIMENSIONS);
  const fallback = first.flatMap((name) => named.get(name) ?? []).slice(0, 1);
  const conditions = readConditions(state.filter).filter(({ dimension }) => named.has(dimension));
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
    filter: conditions.map(writeCondition),
    focus,
    period: { from, to },
    grain: grainOf(state, { from, to }),
    compare,
    timezone,
    sort: knownSort(state.sort, { dimensions: divided, metrics, compare }),
    today,
  };
}

/** A day or two are charted by the hour, and what has several weeks by the week, if that is asked for. */
function grainOf({ grain }: AnalyticsState, period: Period): Ask['grain'] {
  if (daysOf(period) <= 2) return 'hour';
  return grain === 'week' && hasWeeks(period) ? 'week' : 'day';
}

const daysOf = ({ from, to }: Period) => daysBetween(from, to) + 1;

/** Whether a period can be charted by the week. */
export const hasWeeks = (period: Period): boolean => daysOf(period) >= SEVERAL_WEEKS;

/** In days. */
const SEVERAL_WEEKS = 14;

/** Why a metric has no value for the values of a dimension; undefined if it has. */
export const exclusionReason = (
  { excludes }: Pick<Measured, 'excludes'>,
  dimension: AnalyticsDimension,
): string | undefined => excludes.find((excluded) => excluded.dimension === dimension)?.reason;

/** The part of a question that all parts of a report have in common. */
export const sharedQuestion = ({ period, timezone, filter, metrics, compare }: Ask) => ({
  date_from: period.from,
  date_to: period.to,
  timezone,
  metrics: metrics.map(({ name }) => name),
  filter: [...filter],
  compare,
});

/** The question of the table, without its page. Exported and mailed files answer the same. */
export const tableQuestion = (ask: Ask) => ({
  ...sharedQuestion(ask),
  dimensions: ask.dimensions.map(({ name }) => name),
  ...(ask.sort && { sort: ask.sort }),
});

/** The fields that a list in the URL names, in its order. */
const chosen = <Field extends { name: string }>(fields: readonly Field[], list = ''): Field[] =>
  [...new Set(list.split(','))].flatMap((name) => fields.find((field) => field.name === name) ?? []);

function knownSort(
  sort: string | undefined,
  { dimensions, metrics, compare }: Pick<Ask, 'dimensions' | 'metrics' | 'compare'>,
): string | undefined {
  const [, name, change] = /^-?(\w+)(:change)?$/.exec(sort ?? '') ?? [];
  const isMetric = metrics.some((metric) => metric.name === name) && (change === undefined || compare !== 'none');
  const isDimension = dimensions.some(({ name: own, kind }) => own === name && kind !== 'record');
  return isMetric || (isDimension && change === undefined) ? sort : undefined;
}
