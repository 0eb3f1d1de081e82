import { readAsk } from '@preroll/rules/analytics-report';
import { analyticsQueries, canAsk } from '@/entities/analytics';
import type { AnalyticsFields } from '@/shared/api';
import { analyticsSearch } from './analytics-search';
import { prefetchQuery } from './load-query';
import type { OpenedAnalytics } from './open-analytics';

/**
 * Asks what a report begins with, its numbers over time and the page of its table, so that the answers come while the screen
 * is loaded. Nothing is asked for a visit that may never come.
 *
 * @returns resolves when there is an answer or a failure of both
 */
export async function startReport(loading: OpenedAnalytics, fields: AnalyticsFields): Promise<void> {
  if (loading.preload) return;
  const { cabinet } = loading.params;
  const state = analyticsSearch({ ...loading.location.search });
  const ask = readAsk(state, fields);
  if (!canAsk(ask, fields)) return;
  await Promise.all([
    prefetchQuery(loading, analyticsQueries.course(cabinet, ask)),
    prefetchQuery(loading, analyticsQueries.table(cabinet, ask, state.page)),
  ]);
}
