import type {
  EnsureQueryDataOptions,
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';

/** The part of a route loader's argument that these functions need. */
export interface Loading {
  context: { queryClient: QueryClient };
  abortController: AbortController;
}

/**
 * Loads data that a screen cannot render without, and waits for it; for screens that read it with `useSuspenseQuery`.
 * An abandoned navigation cancels the call, unless a component on the page uses it.
 *
 * @throws the signal's reason if the navigation was abandoned before its loader ran
 */
export async function loadQuery<Data, Key extends QueryKey>(
  loading: Loading,
  options: EnsureQueryDataOptions<Data, Error, Data, Key>,
): Promise<Data> {
  loading.abortController.signal.throwIfAborted();
  cancelWhenAbandoned(loading, options.queryKey);
  return loading.context.queryClient.ensureQueryData(options);
}

/**
 * Starts fetching data that a screen shows a skeleton for, without waiting; for screens that read it with `useQuery`,
 * which also show its failure. An abandoned navigation cancels the call, unless a component on the page uses it.
 */
export function startQuery<Data, Key extends QueryKey>(
  loading: Loading,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): void {
  if (loading.abortController.signal.aborted) return;
  cancelWhenAbandoned(loading, options.queryKey);
  void loading.context.queryClient.prefetchQuery(options);
}

/** Like `startQuery`, for the first page of an infinite list. */
export function startInfiniteQuery<Data, Key extends QueryKey>(
  loading: Loading,
  options: FetchInfiniteQueryOptions<Data, Error, Data, Key, string | undefined>,
): void {
  if (loading.abortController.signal.aborted) return;
  cancelWhenAbandoned(loading, options.queryKey);
  void loading.context.queryClient.prefetchInfiniteQuery(options);
}

function cancelWhenAbandoned({ context: { queryClient }, abortController }: Loading, queryKey: QueryKey): void {
  const cancel = () => queryClient.cancelQueries({ queryKey, exact: true, type: 'inactive' });
  abortController.signal.addEventListener('abort', () => void cancel(), { once: true });
}
