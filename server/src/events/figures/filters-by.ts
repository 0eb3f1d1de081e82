import type { AnalyticsDimension } from '@preroll/rules/analytics/analytics-dimensions';
import type { AnalyticsFilter } from '@preroll/rules/analytics/analytics-filters';

/** The filters of a report on what the filters of a list name by id; 0 stands for what belongs to none. */
export const filtersBy = (ids: Partial<Record<AnalyticsDimension, number | undefined>>): AnalyticsFilter[] =>
  Object.entries(ids).flatMap(([dimension, id]) =>
    id ? [{ dimension: dimension as AnalyticsDimension, operator: 'in' as const, values: [String(id)] }] : [],
  );
