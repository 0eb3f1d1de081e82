import { readAsk } from '@preroll/rules/analytics-report';
import { analyticsQueries, canAsk } from '@/entities/analytics';
import type { AnalyticsFields } from '@/shared/api';
import { analyticsSearch } from './analytics-search';
import { startQuery } from './load-query';
import type { OpenedAnalytics } from './open-analytics';

/**
 * Starts to ask what a report begins with, its numbers over time and the page of its table, so that the answers come while
 * the screen is loaded and rendered. Nothing is asked for a visit that may never come.
 */
export function startReport(loading: OpenedAnalytics, fields: AnalyticsFields): void {
  if (loading.preload) return;
  const { cabinet } = loading.params;
  const state = analyticsSearch({ ...loading.location.search });
  const ask = readAsk(state, fields);
  if (!canAsk(ask, fields)) return;
  startQuery(loading, analyticsQueries.course(cabinet, ask));
  startQuery(loading, analyticsQueries.table(cabinet, ask, state.page));
}
