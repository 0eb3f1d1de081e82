import { createFileRoute } from '@tanstack/react-router';
import { dictionaryQueries } from '@/entities/dictionary';
import { placementQueries } from '@/entities/placement';
import { PlacementPage } from '@/pages/sites/placement';
import { crumb } from '@/widgets/cabinet-shell';
import { entityId } from '../../../../../router/entity-id';
import { loadQuery } from '../../../../../router/load-query';
import { placementSearch } from '../../../../../router/placement-search';

export const Route = createFileRoute('/$cabinet/sites/$siteId/placements/$placementId')({
  staticData: { skeleton: 'detail' },
  params: { parse: ({ placementId }) => ({ placementId: entityId(placementId) }) },
  validateSearch: placementSearch,
  loader: async (loading) => {
    const detail = placementQueries.detail(loading.params.placementId);
    await Promise.all([
      loadQuery(loading, detail),
      loadQuery(loading, dictionaryQueries.formats()),
      loadQuery(loading, dictionaryQueries.feeds()),
      loadQuery(loading, dictionaryQueries.scripts()),
    ]);
    return { crumbs: [crumb(detail, ({ name }) => name)] };
  },
  component: PlacementPage,
});
