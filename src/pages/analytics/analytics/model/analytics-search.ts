import type { AnalyticsState } from '@preroll/rules/analytics/analytics-report';
import { parseYearlyPeriodState } from '@preroll/rules/time/periods';
import { ANALYTICS_ROWS } from '@/entities/analytics';
import { numberedPages } from '@/shared/lib/paging';
import { idFrom } from '@/shared/lib/search';

const matching = (pattern: RegExp, value: unknown) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/** Reports have numbered pages only, not cursors. */
const numberedPage = (page: unknown) => {
  const number = idFrom(1, page);
  return number !== undefined && number <= numberedPages(ANALYTICS_ROWS) ? number : undefined;
};

/** Reads a report from the URL. The parameters are validated later, against the fields that the user may see. */
export const analyticsSearch = (search: Record<string, unknown>): AnalyticsState => ({
  ...parseYearlyPeriodState(search),
  by: matching(/^\w+(,\w+)*$/, search.by),
  metrics: matching(/^\w+(,\w+)*$/, search.metrics),
  filter: matching(/^\w+:\w+:/, search.filter),
  metric: matching(/^\w+$/, search.metric),
  chart: search.chart === 'parts' || search.chart === 'areas' ? search.chart : undefined,
  grain: search.grain === 'week' ? 'week' : undefined,
  sort: matching(/^-?\w+(:change)?$/, search.sort),
  page: numberedPage(search.page),
  zone: matching(/^[\w+/-]{1,64}$/, search.zone),
});
