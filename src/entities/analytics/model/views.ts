import type { AnalyticsMetric, AnalyticsNumbers } from '@/shared/api';
import { quartilesOf } from '@/shared/ui/quartile-glyph';

const views: readonly AnalyticsMetric[] = ['show', 'quartile25', 'quartile50', 'quartile75', 'quartile100'];

/** As many as one question may ask for. */
const MOST = 24;

/** What has to be asked for so that Completed can say how far people watched; a question with no room does without. */
export function withViews(metrics: readonly AnalyticsMetric[]): AnalyticsMetric[] {
  const all = [...new Set([...metrics, ...views])];
  return metrics.includes('completed') && all.length <= MOST ? all : [...metrics];
}

/** The metrics of an answer without those that were asked for only beside Completed. */
export const withoutViews = (
  answered: readonly AnalyticsMetric[],
  chosen: readonly AnalyticsMetric[],
): AnalyticsMetric[] =>
  answered.filter((name) => !answered.includes('completed') || chosen.includes(name) || !views.includes(name));

/** How far people watched what a row counts; undefined if nobody did, or it was not asked for. */
export function watchedOf({ show, quartile25, quartile50, quartile75, quartile100 }: AnalyticsNumbers) {
  if (show == null || quartile25 == null || quartile50 == null || quartile75 == null || quartile100 == null)
    return undefined;
  return quartilesOf({ shows: show, quartile25, quartile50, quartile75, completes: quartile100 });
}
