import { readConditions } from '@preroll/rules/analytics/analytics-conditions';
import { createFileRoute } from '@tanstack/react-router';
import { analyticsQueries, askOf, canAsk } from '@/entities/analytics';
import { AnalyticsPage, analyticsSearch } from '@/pages/analytics/analytics';
import { NotFoundPage } from '@/pages/public/not-found';
import { keepZone, requireSection } from '../../../router/guards';
import { loadQuery, startQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/analytics/')({
  staticData: { skeleton: 'analytics' },
  validateSearch: analyticsSearch,
  search: keepZone,
  beforeLoad: ({ params }) => requireSection(params.cabinet, 'analytics'),
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { cabinet }, deps, ...loading }) => {
    const fields = await loadQuery(loading, analyticsQueries.fields(cabinet, readConditions(deps.filter)));
    const ask = askOf(deps, fields);
    if (loading.preload || !canAsk(ask, fields)) return;
    startQuery(loading, analyticsQueries.timeSeries(cabinet, ask));
    startQuery(loading, analyticsQueries.table(cabinet, ask, deps.page));
  },
  component: AnalyticsPage,
  notFoundComponent: NotFoundPage,
});
