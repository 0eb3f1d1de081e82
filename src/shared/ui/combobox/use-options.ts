import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useDebouncedSearch } from '@/shared/lib/scheduling';

export interface ComboboxOption<Value extends string | number> {
  value: Value;
  label: string;
  /** Distinguishes options with the same label. */
  description?: string;
  /** Disables the option and explains why. */
  disabledReason?: string | undefined;
}

/**
 * Returns the entity's query for a search text, with a `select` that converts the records to options. Its `queryFn`
 * passes the `signal` on, so that outdated searches are cancelled.
 */
export type OptionSearch<Value extends string | number, Found, Key extends QueryKey> = (
  text: string,
) => UseQueryOptions<Found, Error, readonly ComboboxOption<Value>[], Key>;

/** Loads the options for the typed text. The previous options stay until the new ones arrive. */
export function useOptions<Value extends string | number, Found, Key extends QueryKey>(
  search: OptionSearch<Value, Found, Key>,
  text: string,
  isEnabled: boolean,
) {
  const searchText = useDebouncedSearch(text.trim());
  const query: UseQueryResult<readonly ComboboxOption<Value>[]> = useQuery({
    ...search(searchText),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  } as ReturnType<typeof search>);
  const isStale = query.isPlaceholderData || searchText !== text.trim();
  return {
    options: query.data ?? [],
    status: query.isError && !query.isFetching ? 'error' : query.isPending ? 'loading' : isStale ? 'stale' : 'ready',
    retry: () => void query.refetch(),
  } as const;
}
