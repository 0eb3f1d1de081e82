import { infiniteQueryOptions } from '@tanstack/react-query';
import { advertQueries } from '@/entities/advert';
import { listAdvertChanges } from '@/shared/api';
import { infiniteList } from '@/shared/lib/paging';

const HISTORY_PAGE_SIZE = 20;

/**
 * The history of an advert, newest first. Its key begins with the advert's, so refreshing the advert refreshes it too.
 */
export const advertChangesQuery = (advertId: number) =>
  infiniteQueryOptions({
    queryKey: [...advertQueries.detail(advertId).queryKey, 'changes'],
    queryFn: ({ signal, pageParam }) =>
      listAdvertChanges(advertId, { after: pageParam, limit: HISTORY_PAGE_SIZE }, { signal }),
    ...infiniteList,
  });
