import type { Comparison } from '../time/compared-period.ts';
import { addDays, daysBetween } from '../time/days.ts';
import { todayIn } from '../time/periods.ts';
import { isTimezone } from '../time/timezones.ts';
import {
  type AnalyticsDimension,
  type AnalyticsRole,
  analyticsDimensions,
  canGroupBy,
} from './analytics-dimensions.ts';
import { type AnalyticsFilter, parseFilter } from './analytics-filters.ts';
import {
  type AnalyticsMetric,
  analyticsMetrics,
  canUseMetric,
  defaultMetricsFor,
  isAnalyticsMetric,
  supportsDimension,
} from './analytics-metrics.ts';

/** Number of days for which events are kept, including today. */
export const ANALYTICS_DAYS = 400;

/** The first day in a time zone whose events are all still kept. */
export function firstRetainedDay(timezone: string, now: Date): string {
  return addDays(todayIn(timezone, now), 1 - ANALYTICS_DAYS);
}

export type ComparisonMode = 'none' | Comparison;

/** A query as received in the query parameters. */
export interface AnalyticsQuestionInput {
  /** YYYY-MM-DD, as is `date_to`. */
  date_from: string;
  date_to: string;
  timezone: string;
  dimensions?: readonly AnalyticsDimension[];
  metrics?: readonly AnalyticsMetric[];
  filter?: readonly string[];
  compare?: ComparisonMode;
  sort?: string;
}

export interface AnalyticsOrder {
  by: { metric: AnalyticsMetric; isChange: boolean } | { dimension: AnalyticsDimension };
  descends: boolean;
}

/** A valid query with defaults filled in. */
export interface AnalyticsQuestion {
  dateFrom: string;
  dateTo: string;
  timezone: string;
  dimensions: AnalyticsDimension[];
  metrics: AnalyticsMetric[];
  filters: AnalyticsFilter[];
  compare: ComparisonMode;
  order: AnalyticsOrder;
}

export type AnalyticsFieldErrors = Record<string, string[]>;

/** Validates the requested days: messages by query parameter. */
export function validateDays(
  { date_from, date_to, timezone }: Pick<AnalyticsQuestionInput, 'date_from' | 'date_to' | 'timezone'>,
  now: Date,
): AnalyticsFieldErrors {
  const days = daysBetween(date_from, date_to) + 1;
  const errors: AnalyticsFieldErrors = days < 1 ? { date_to: ['The end is before the start'] } : {};
  if (!isTimezone(timezone)) return { ...errors, timezone: ['Choose a time zone from the list'] };
  const first = firstRetainedDay(timezone, now);
  if (date_from < first)
    return { ...errors, date_from: [`Results are kept for ${ANALYTICS_DAYS} days, since ${dayText(first)}`] };
  return days > ANALYTICS_DAYS ? { date_to: [`At most ${ANALYTICS_DAYS} days`] } : errors;
}

const plural: Record<AnalyticsRole, string> = {
  advertiser: 'Advertisers',
  webmaster: 'Webmasters',
  manager: 'Managers',
  admin: 'Admins',
};

/**
 * Validates a query for a role and fills in the defaults.
 * @returns the query, or messages by query parameter
 */
export function readQuestion(
  role: AnalyticsRole,
  input: AnalyticsQuestionInput,
  now = new Date(),
): { question: AnalyticsQuestion } | { errors: AnalyticsFieldErrors } {
  const errors = validateDays(input, now);
  const fault = (field: string, message: string) => {
    errors[field] = [...new Set([...(errors[field] ?? []), message])];
  };

  const dimensions = [...new Set(input.dimensions ?? ['date' as const])];
  if (dimensions.length > 3) fault('dimensions', 'At most three dimensions');
  for (const dimension of dimensions)
    if (!canGroupBy(role, dimension)) fault('dimensions', hiddenFrom(role, analyticsDimensions[dimension].label));

  const filters: AnalyticsFilter[] = [];
  for (const text of input.filter ?? []) {
    const filter = parseFilter(text);
    if (typeof filter === 'string') fault('filter', filter);
    else if (!canGroupBy(role, filter.dimension))
      fault('filter', hiddenFrom(role, analyticsDimensions[filter.dimension].label));
    else filters.push(filter);
  }

  const together = [...dimensions, ...filters.map(({ dimension }) => dimension)];
  const metrics = [...new Set(input.metrics ?? defaultMetricsFor(role, together))];
  for (const metric of metrics)
    if (!canUseMetric(role, metric)) fault('metrics', hiddenFrom(role, analyticsMetrics[metric].label));
  for (const dimension of new Set(together)) {
    const refused = metrics.filter((metric) => !supportsDimension(metric, dimension));
    if (refused.length > 0) fault('metrics', explainExclusion(refused, dimension));
  }
  if (metrics.length === 0) fault('metrics', 'Choose at least one metric');

  const compare = input.compare ?? 'none';
  const order = readOrder(input.sort, { dimensions, metrics, compare });
  if (typeof order === 'string') fault('sort', order);
  if (typeof order === 'string' || Object.keys(errors).length > 0) return { errors };
  const { date_from: dateFrom, date_to: dateTo, timezone } = input;
  return { question: { dateFrom, dateTo, timezone, dimensions, metrics, filters, compare, order } };
}

/** Formats a day: `20/10/2025`. */
const dayText = (day: string) => day.split('-').reverse().join('/');

const hiddenFrom = (role: AnalyticsRole, label: string) => `${plural[role]} don't see ${label}`;

/** Explains why metrics have no values for a dimension, once for all of them. */
export function explainExclusion(metrics: readonly AnalyticsMetric[], dimension: AnalyticsDimension): string {
  const why =
    dimension === 'reason' ? 'only requests, errors and invalid events have one' : 'a request has no advert yet';
  const labels = metrics.map((metric) => analyticsMetrics[metric].label).join(', ');
  return `${labels} can't be divided by ${analyticsDimensions[dimension].label}: ${why}`;
}

/** Parses `sort`: a metric, a metric's change (`click:change`) or a dimension, descending with a minus. */
function readOrder(
  sort: string | undefined,
  { dimensions, metrics, compare }: Pick<AnalyticsQuestion, 'dimensions' | 'metrics' | 'compare'>,
): AnalyticsOrder | string {
  if (sort === undefined) return defaultOrder(dimensions, metrics);
  const [, minus, name = '', change] = /^(-?)(\w+)(:change)?$/.exec(sort) ?? [];
  const descends = minus === '-';
  const dimension = dimensions.find((each) => each === name);
  if (dimension !== undefined && change === undefined) {
    if (analyticsDimensions[dimension].kind !== 'record') return { by: { dimension }, descends };
    return `Sort by a metric instead of ${analyticsDimensions[dimension].label}`;
  }
  if (!isAnalyticsMetric(name) || !metrics.includes(name)) return 'Sort by one of the metrics or dimensions';
  if (change !== undefined && compare === 'none') return 'Only a comparison can be sorted by its change';
  return { by: { metric: name, isChange: change !== undefined }, descends };
}

/** Time is sorted in ascending order, everything else in descending order. */
function defaultOrder(dimensions: readonly AnalyticsDimension[], metrics: readonly AnalyticsMetric[]): AnalyticsOrder {
  const [first] = dimensions;
  const [metric = 'impression'] = metrics;
  if (first !== undefined && analyticsDimensions[first].kind === 'time')
    return { by: { dimension: first }, descends: false };
  return { by: { metric, isChange: false }, descends: true };
}
