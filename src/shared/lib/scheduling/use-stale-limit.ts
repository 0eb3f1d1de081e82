import type { UseQueryResult } from '@tanstack/react-query';
import { useSustained } from './use-sustained';

/** Milliseconds for which outdated data may stay on screen, dimmed, while the new data loads. */
export const STALE_LIMIT = 1_000;

/**
 * Limits how long a query with `keepPreviousData` shows outdated data, for instance after the dates in the URL changed.
 * The previous data stays for a second, to be shown by `Stale`; then there is none, as during the first load.
 */
export function useStaleLimit<Data>(query: UseQueryResult<Data>): UseQueryResult<Data> {
  const isOverdue = useSustained(query.isPlaceholderData, STALE_LIMIT);
  if (!isOverdue) return query;
  const pending = { status: 'pending', isPending: true, isSuccess: false, isPlaceholderData: false, data: undefined };
  return { ...query, ...pending } as UseQueryResult<Data>;
}
