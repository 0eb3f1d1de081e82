import { createFileRoute } from '@tanstack/react-router';
import { PlacementPage } from '@/pages/sites/placement';
import { entityId } from '../../../../../router/entity-id';
import { loadPlacement } from '../../../../../router/load-placement';
import { placementSearch } from '../../../../../router/placement-search';

export const Route = createFileRoute('/$cabinet/sites/$siteId/placements/$placementId')({
  staticData: { skeleton: 'detail' },
  params: { parse: ({ placementId }) => ({ placementId: entityId(placementId) }) },
  validateSearch: placementSearch,
  loader: (loading) => loadPlacement(loading, loading.params.siteId, loading.params.placementId),
  component: PlacementPage,
});
