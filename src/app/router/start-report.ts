import { readAsk } from '@preroll/rules/analytics-report';
import { analyticsQueries, canAsk } from '@/entities/analytics';
import { analyticsSearch } from './analytics-search';
import { startQuery } from './load-query';
import { loadFields, type OpenedAnalytics } from './open-analytics';

/**
 * Starts to ask what a report begins with, its numbers over time and the page of its table, so that the answers come while
 * the screen is loaded and rendered. Nothing is asked for a visit that may never come.
 */
export async function startReport(loading: OpenedAnalytics): Promise<void> {
  if (loading.preload) return;
  const { cabinet } = loading.params;
  const state = analyticsSearch({ ...loading.location.search });
  const fields = await loadFields(loading);
  const ask = readAsk(state, fields);
  if (!canAsk(ask, fields)) return;
  startQuery(loading, analyticsQueries.course(cabinet, ask));
  startQuery(loading, analyticsQueries.table(cabinet, ask, state.page));
}
