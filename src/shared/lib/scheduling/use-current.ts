import type { UseQueryResult } from '@tanstack/react-query';
import { useLasting } from './use-lasting';

/** In milliseconds: how long the answer to another question may stand, dimmed, where the right one is expected. */
export const STALE_LIMIT = 1_000;

/**
 * A query that keeps its previous data while the question changes, for instance because the URL has other dates. The
 * previous data stays for a second, to be shown by `Stale`; then there is none, as while loading.
 */
export function useCurrent<Data>(query: UseQueryResult<Data>): UseQueryResult<Data> {
  const isOverdue = useLasting(query.isPlaceholderData, STALE_LIMIT);
  if (!isOverdue) return query;
  const pending = { status: 'pending', isPending: true, isSuccess: false, isPlaceholderData: false, data: undefined };
  return { ...query, ...pending } as UseQueryResult<Data>;
}
