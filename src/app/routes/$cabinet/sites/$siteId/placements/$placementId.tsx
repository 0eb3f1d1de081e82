import { createFileRoute, notFound } from '@tanstack/react-router';
import { dictionaryQueries } from '@/entities/dictionary';
import { placementQueries } from '@/entities/placement';
import { PlacementPage, placementSearch } from '@/pages/sites/placement';
import { crumb } from '@/widgets/cabinet-shell';
import { entityId } from '../../../../../router/entity-id';
import { loadQuery } from '../../../../../router/load-query';

export const Route = createFileRoute('/$cabinet/sites/$siteId/placements/$placementId')({
  staticData: { skeleton: 'record' },
  params: { parse: ({ placementId }) => ({ placementId: entityId(placementId) }) },
  validateSearch: placementSearch,
  loader: async ({ params, ...loading }) => {
    const detail = placementQueries.detail(params.placementId);
    const [placement] = await Promise.all([
      loadQuery(loading, detail),
      loadQuery(loading, dictionaryQueries.formats()),
      loadQuery(loading, dictionaryQueries.feeds()),
      loadQuery(loading, dictionaryQueries.scripts()),
    ]);
    if (placement.site_id !== params.siteId) throw notFound();
    return { crumbs: [crumb(detail, ({ name }) => name)] };
  },
  component: PlacementPage,
});
