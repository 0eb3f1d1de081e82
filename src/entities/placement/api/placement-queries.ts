import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getPlacement, listPlacementChanges, listPlacements } from '@/shared/api';
import { growingList } from '@/shared/lib/paging';

/** The most placements of a site that are listed. */
const MOST = 1000;

/** History entries per page. */
const CHANGES = 20;

export const placementQueries = {
  all: () => ['placement'] as const,
  /** The placements of a site, by name. */
  bySite: (siteId: number) =>
    queryOptions({
      queryKey: [...placementQueries.all(), 'list', siteId],
      queryFn: async ({ signal }) => (await listPlacements(siteId, { limit: MOST, sort: 'name' }, { signal })).items,
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
        listPlacementChanges(placementId, { after: pageParam, limit: CHANGES }, { signal }),
      ...growingList,
    }),
};
