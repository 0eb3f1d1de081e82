import { queryOptions } from '@tanstack/react-query';
import { type AdvertState, advertQueries } from '@/entities/advert';
import { listAdverts, withTotal } from '@/shared/api';
import { approvedStates } from '../model/approved-states';

/** How many adverts of an advertiser are approved, and how many banned. A list's count: what changes that changes this. */
export const reviewedQuery = (ownerId: number) =>
  queryOptions({
    queryKey: [...advertQueries.lists(), { reviewedOf: ownerId }],
    queryFn: async ({ signal }) => {
      const count = async (state: AdvertState[]) =>
        (await withTotal((options) => listAdverts({ owner_id: ownerId, state, limit: 1 }, options), { signal })).total;
      const [approved, banned] = await Promise.all([count([...approvedStates]), count(['ban'])]);
      return { approved, banned };
    },
  });
