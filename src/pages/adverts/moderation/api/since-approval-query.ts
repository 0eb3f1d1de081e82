import { queryOptions } from '@tanstack/react-query';
import { advertQueries } from '@/entities/advert';
import { type Change, listAdvertChanges } from '@/shared/api';
import { changesSinceApproval, lastApproval } from '../model/changes-since-approval';

/** The most that one call answers. */
const PAGE = 50;

/** What has changed since the advert's last approval. It is part of the advert: what refreshes that refreshes this. */
export const sinceApprovalQuery = (advertId: number) =>
  queryOptions({
    queryKey: [...advertQueries.detail(advertId).queryKey, 'since approval'],
    queryFn: async ({ signal }) => {
      const history: Change[] = [];
      let after: string | undefined;
      do {
        const { items, next } = await listAdvertChanges(advertId, { after, limit: PAGE }, { signal });
        history.push(...items);
        after = lastApproval(history) === null ? (next ?? undefined) : undefined;
      } while (after !== undefined);
      return changesSinceApproval(history);
    },
  });
