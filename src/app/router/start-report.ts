import { type AnalyticsState, readAsk } from '@preroll/rules/analytics-report';
import { analyticsQueries, canAsk } from '@/entities/analytics';
import type { AnalyticsFields } from '@/shared/api';
import { type Loading, startQuery } from './load-query';

interface OpenedReport {
  cabinet: string;
  state: AnalyticsState;
  fields: AnalyticsFields;
}

/** Starts to ask what a report begins with: its numbers over time, and the page of its table. */
export function startReport(loading: Loading, { cabinet, state, fields }: OpenedReport): void {
  const ask = readAsk(state, fields);
  if (!canAsk(ask, fields)) return;
  startQuery(loading, analyticsQueries.course(cabinet, ask));
  startQuery(loading, analyticsQueries.table(cabinet, ask, state.page));
}
