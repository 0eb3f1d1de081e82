import { parseZonedPeriodState } from '@preroll/rules/time/periods';
import { createFileRoute } from '@tanstack/react-router';
import { placementQueries } from '@/entities/placement';
import { SitePage } from '@/pages/sites/site';
import { startQuery } from '../../../../router/load-query';

export const Route = createFileRoute('/$cabinet/sites/$siteId/')({
  staticData: { skeleton: 'record' },
  validateSearch: parseZonedPeriodState,
  loader: (loading) => {
    startQuery(loading, placementQueries.bySite(loading.params.siteId));
  },
  component: SitePage,
});
