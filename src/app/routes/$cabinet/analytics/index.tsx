import { createFileRoute } from '@tanstack/react-router';
import { AnalyticsPage } from '@/pages/analytics/analytics';
import { NotFoundPage } from '@/pages/public/not-found';
import { analyticsSearch } from '../../../router/analytics-search';
import { requireSection } from '../../../router/guards';
import { ANALYTICS_PENDING_MS, loadAnalytics, startAnalytics } from '../../../router/open-analytics';

export const Route = createFileRoute('/$cabinet/analytics/')({
  staticData: { skeleton: 'search' },
  validateSearch: analyticsSearch,
  beforeLoad: async (navigation) => {
    await requireSection(navigation.params.cabinet, 'analytics');
    // not in the loader, because a visit shares one that is still running for a preload
    return { answers: startAnalytics(navigation) };
  },
  // the screen has placeholders of its own, so that those of the frame need no least time
  pendingMinMs: 0,
  pendingMs: ANALYTICS_PENDING_MS,
  loader: (loading) => loadAnalytics(loading, loading.context.answers),
  component: AnalyticsPage,
  notFoundComponent: NotFoundPage,
});
