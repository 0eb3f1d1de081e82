import { queryOptions } from '@tanstack/react-query';
import { advertQueries } from '@/entities/advert';
import { type Change, listAdvertChanges } from '@/shared/api';
import { changesSinceApproval, lastApproval } from '../model/changes-since-approval';

/** The page size of the endpoint. */
const PAGE_SIZE = 50;

/**
 * The changes since the advert's last approval. Its key begins with the advert's, so refreshing the advert refreshes it
 * too.
 */
export const sinceApprovalQuery = (advertId: number) =>
  queryOptions({
    queryKey: [...advertQueries.detail(advertId).queryKey, 'since approval'],
    queryFn: async ({ signal }) => {
      const history: Change[] = [];
      let after: string | undefined;
      do {
        const { items, next } = await listAdvertChanges(advertId, { after, limit: PAGE_SIZE }, { signal });
        history.push(...items);
        after = lastApproval(history) === null ? (next ?? undefined) : undefined;
      } while (after !== undefined);
      return changesSinceApproval(history);
    },
  });
