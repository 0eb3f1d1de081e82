import { createFileRoute } from '@tanstack/react-router';
import { AnalyticsPage } from '@/pages/analytics/analytics';
import { NotFoundPage } from '@/pages/public/not-found';
import { analyticsSearch } from '../../../router/analytics-search';
import { requireSection } from '../../../router/guards';
import { openAnalytics } from '../../../router/open-analytics';

export const Route = createFileRoute('/$cabinet/analytics/')({
  staticData: { skeleton: 'search' },
  validateSearch: analyticsSearch,
  beforeLoad: ({ params }) => requireSection(params.cabinet, 'analytics'),
  // the screen has placeholders of its own, so that those of the frame need no least time
  pendingMinMs: 0,
  loader: (loading) => openAnalytics(loading),
  component: AnalyticsPage,
  notFoundComponent: NotFoundPage,
});
