import { parseZonedPeriodState } from '@preroll/rules/time/periods';
import { createFileRoute } from '@tanstack/react-router';
import { placementQueries } from '@/entities/placement';
import { PlacementsPage } from '@/pages/sites/placements';
import { startQuery } from '../../../../../router/load-query';

export const Route = createFileRoute('/$cabinet/sites/$siteId/placements/')({
  staticData: { skeleton: 'list' },
  validateSearch: parseZonedPeriodState,
  loader: (loading) => startQuery(loading, placementQueries.bySite(loading.params.siteId)),
  component: PlacementsPage,
});
