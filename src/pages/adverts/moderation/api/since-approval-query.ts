import { queryOptions } from '@tanstack/react-query';
import { advertQueries } from '@/entities/advert';
import { type Change, listAdvertChanges } from '@/shared/api';
import { changesSinceApproval, isApproval } from '../model/changes-since-approval';

/** The most that one call answers. */
const PAGE = 50;

/** What has changed since the advert's last approval. It is part of the advert: what refreshes that refreshes this. */
export const sinceApprovalQuery = (advertId: number) =>
  queryOptions({
    queryKey: [...advertQueries.detail(advertId).queryKey, 'since approval'],
    queryFn: async ({ signal }) => {
      const history: Change[] = [];
      for (;;) {
        const { items, total } = await listAdvertChanges(advertId, { offset: history.length, limit: PAGE }, { signal });
        history.push(...items);
        if (items.length === 0 || history.length >= total || items.some(isApproval))
          return changesSinceApproval(history);
      }
    },
  });
