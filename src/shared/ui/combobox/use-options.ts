import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { usePausedText } from '@/shared/lib/paused-text';

export interface ComboboxOption<Value extends string | number> {
  value: Value;
  label: string;
  /** What tells it from another of the same name. */
  description?: string;
  /** Why it can't be chosen. */
  disabledReason?: string | undefined;
}

/** The entity's query for a text; its `queryFn` hands the `signal` on, so that a search nobody waits for is cancelled. */
export type OptionSearch<Value extends string | number, Key extends QueryKey> = (
  text: string,
) => UseQueryOptions<readonly ComboboxOption<Value>[], Error, readonly ComboboxOption<Value>[], Key>;

/** What there is to choose from for what is typed. Those before stay in sight until the next are there. */
export function useOptions<Value extends string | number, Key extends QueryKey>(
  search: OptionSearch<Value, Key>,
  text: string,
  isWanted: boolean,
) {
  const paused = usePausedText(text.trim());
  const query: UseQueryResult<readonly ComboboxOption<Value>[]> = useQuery({
    ...search(paused),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  const isStale = query.isPlaceholderData || paused !== text.trim();
  return {
    options: query.data ?? [],
    status: query.isError && !query.isFetching ? 'error' : query.isPending ? 'loading' : isStale ? 'stale' : 'ready',
    retry: () => void query.refetch(),
  } as const;
}
