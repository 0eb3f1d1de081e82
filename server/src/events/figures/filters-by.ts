import type { AnalyticsDimension } from '@preroll/rules/analytics/analytics-dimensions';
import type { AnalyticsFilter } from '@preroll/rules/analytics/analytics-filters';

/** Converts a list's filters by id to report filters. An id of 0 means no record and yields no filter. */
export const filtersBy = (ids: Partial<Record<AnalyticsDimension, number | undefined>>): AnalyticsFilter[] =>
  Object.entries(ids).flatMap(([dimension, id]) =>
    id ? [{ dimension: dimension as AnalyticsDimension, operator: 'in' as const, values: [String(id)] }] : [],
  );
