import type { AnalyticsMetric, AnalyticsNumbers } from '@/shared/api';
import { quartilesOf } from '@/shared/ui/quartile-glyph';

const views: readonly AnalyticsMetric[] = ['show', 'quartile25', 'quartile50', 'quartile75', 'quartile100'];

/** The server's limit of metrics per request. */
const MAX_METRICS = 24;

/** Adds the metrics for the glyph of `completed`, unless that would exceed the limit. */
export function withViewMetrics(metrics: readonly AnalyticsMetric[]): AnalyticsMetric[] {
  const all = [...new Set([...metrics, ...views])];
  return metrics.includes('completed') && all.length <= MAX_METRICS ? all : [...metrics];
}

/** The metrics of an answer without those added by `withViewMetrics`. */
export const withoutViewMetrics = (
  answered: readonly AnalyticsMetric[],
  chosen: readonly AnalyticsMetric[],
): AnalyticsMetric[] =>
  answered.filter((name) => !answered.includes('completed') || chosen.includes(name) || !views.includes(name));

/** How far viewers watched; undefined if there were no views, or if the metrics were not requested. */
export function watchedOf({ show, quartile25, quartile50, quartile75, quartile100 }: AnalyticsNumbers) {
  if (show == null || quartile25 == null || quartile50 == null || quartile75 == null || quartile100 == null)
    return undefined;
  return quartilesOf({ shows: show, quartile25, quartile50, quartile75, completes: quartile100 });
}
