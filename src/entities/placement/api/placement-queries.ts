import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getPlacement, listPlacementChanges, listPlacements } from '@/shared/api';
import { infiniteList } from '@/shared/lib/paging';

/** The most placements of a site that are listed. */
const MAX_PLACEMENTS = 1000;

/** History entries per page. */
const HISTORY_PAGE_SIZE = 20;

export const placementQueries = {
  all: () => ['placement'] as const,
  /** The placements of a site, by name. */
  bySite: (siteId: number) =>
    queryOptions({
      queryKey: [...placementQueries.all(), 'list', siteId],
      queryFn: async ({ signal }) =>
        (await listPlacements(siteId, { limit: MAX_PLACEMENTS, sort: 'name' }, { signal })).items,
    }),
  detail: (placementId: number) =>
    queryOptions({
      queryKey: [...placementQueries.all(), 'detail', placementId],
      queryFn: ({ signal }) => getPlacement(placementId, { signal }),
    }),
  /** The history, newest first. */
  changes: (placementId: number) =>
    infiniteQueryOptions({
      queryKey: [...placementQueries.all(), 'changes', placementId],
      queryFn: ({ signal, pageParam }) =>
        listPlacementChanges(placementId, { after: pageParam, limit: HISTORY_PAGE_SIZE }, { signal }),
      ...infiniteList,
    }),
};
