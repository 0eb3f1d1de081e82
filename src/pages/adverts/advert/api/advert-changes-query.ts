import { infiniteQueryOptions } from '@tanstack/react-query';
import { advertQueries } from '@/entities/advert';
import { listAdvertChanges } from '@/shared/api';
import { growingList } from '@/shared/lib/paging';

const CHANGES = 20;

/** The history of an advert, newest first. It is part of the advert: what refreshes that refreshes this. */
export const advertChangesQuery = (advertId: number) =>
  infiniteQueryOptions({
    queryKey: [...advertQueries.detail(advertId).queryKey, 'changes'],
    queryFn: ({ signal, pageParam }) => listAdvertChanges(advertId, { after: pageParam, limit: CHANGES }, { signal }),
    ...growingList,
  });
