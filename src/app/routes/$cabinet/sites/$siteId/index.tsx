import { createFileRoute } from '@tanstack/react-router';
import { placementQueries } from '@/entities/placement';
import { siteQueries } from '@/entities/site';
import { SitePage } from '@/pages/sites/site';
import { readPeriodState } from '@/shared/lib/dates';
import { startQuery } from '../../../../router/load-query';

export const Route = createFileRoute('/$cabinet/sites/$siteId/')({
  staticData: { skeleton: 'dashboard' },
  validateSearch: readPeriodState,
  loaderDeps: ({ search }) => search,
  loader: (loading) => {
    startQuery(loading, siteQueries.figures(loading.params.siteId, loading.deps));
    startQuery(loading, placementQueries.bySite(loading.params.siteId));
  },
  component: SitePage,
});
