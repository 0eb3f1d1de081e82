import { type AnalyticsSum, sumsOfMetric } from '@preroll/rules/analytics/analytics-metrics';
import type { AnalyticsMetric, AnalyticsNumbers } from '@/shared/api';

/** The sums to request so that these metrics can be computed for any combination of rows. */
export const sumsToRequest = (metrics: readonly AnalyticsMetric[]): AnalyticsMetric[] => [
  ...new Set(metrics.flatMap(sumsOfMetric).flatMap((sum) => (sum === 'invalid_impression' ? [] : [sum]))),
];

/** The sums among a row's metrics. */
export const toSums = (numbers: AnalyticsNumbers): Partial<Record<AnalyticsSum, number>> =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, value ?? 0]));
