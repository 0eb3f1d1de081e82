import { parseConditions } from '@preroll/rules/analytics/analytics-conditions';
import { createFileRoute } from '@tanstack/react-router';
import { analyticsQueries, isReportAvailable, reportSpecOf } from '@/entities/analytics';
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
    const fields = await loadQuery(loading, analyticsQueries.fields(cabinet, parseConditions(deps.filter)));
    const spec = reportSpecOf(deps, fields);
    if (loading.preload || !isReportAvailable(spec, fields)) return;
    startQuery(loading, analyticsQueries.timeSeries(cabinet, spec));
    startQuery(loading, analyticsQueries.table(cabinet, spec, deps.page));
  },
  component: AnalyticsPage,
  notFoundComponent: NotFoundPage,
});
