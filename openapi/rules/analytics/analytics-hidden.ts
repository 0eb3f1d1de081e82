import { formatConditions, parseConditions } from './analytics-conditions.ts';
import { analyticsDimensions, isAnalyticsDimension } from './analytics-dimensions.ts';
import { analyticsMetrics, isAnalyticsMetric } from './analytics-metrics.ts';
import type { AnalyticsCatalogue, AnalyticsState, ReportSpec } from './analytics-report.ts';

/**
 * Names the parts of a report's URL that aren't available to the user's role: `Revenue`, `the filter by Site`. Names
 * that no role has are ignored as invalid.
 */
export function hiddenReportParts(
  { by = '', metrics = '', metric = '', sort = '', filter }: AnalyticsState,
  { dimensions, metrics: measures }: Pick<AnalyticsCatalogue, 'dimensions' | 'metrics'>,
): string[] {
  const seen = new Set<string>([...dimensions, ...measures].map(({ name }) => name));
  const named = [...metrics.split(','), metric, ...by.split(','), sort.replace(/^-|:change$/g, '')];
  const labels = named
    .filter((name) => !seen.has(name))
    .flatMap((name) => {
      if (isAnalyticsMetric(name)) return analyticsMetrics[name].label;
      return isAnalyticsDimension(name) ? analyticsDimensions[name].label : [];
    });
  const filters = parseConditions(filter)
    .filter(({ dimension }) => !seen.has(dimension))
    .map(({ dimension }) => `the filter by ${analyticsDimensions[dimension].label}`);
  return [...new Set([...labels, ...filters])];
}

/** Removes the parts of a report's URL that aren't available to the user's role. */
export const withoutHiddenParts = (state: AnalyticsState, spec: ReportSpec): AnalyticsState => ({
  ...state,
  by: namesOf(spec.dimensions),
  metrics: namesOf(spec.metrics),
  metric: spec.focus.name,
  filter: formatConditions(spec.conditions),
  sort: spec.sort,
});

const namesOf = (fields: readonly { name: string }[]): string => fields.map(({ name }) => name).join();
