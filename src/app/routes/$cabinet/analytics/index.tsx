import { createFileRoute } from '@tanstack/react-router';
import { analyticsFields } from '@/entities/analytics';
import { AnalyticsPage } from '@/pages/analytics/analytics';
import { NotFoundPage } from '@/pages/public/not-found';
import { analyticsSearch } from '../../../router/analytics-search';
import { requireSection } from '../../../router/guards';
import { loadQuery } from '../../../router/load-query';

export const Route = createFileRoute('/$cabinet/analytics/')({
  staticData: { skeleton: 'search' },
  validateSearch: analyticsSearch,
  beforeLoad: ({ params }) => requireSection(params.cabinet, 'analytics'),
  loader: (loading) => loadQuery(loading, analyticsFields(loading.params.cabinet)),
  component: AnalyticsPage,
  notFoundComponent: NotFoundPage,
});
