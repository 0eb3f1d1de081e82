import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** What a route's loader is told of the navigation. */
interface Loading {
  context: { queryClient: QueryClient };
  abortController: AbortController;
}

/**
 * Loads what a screen shows first. A navigation elsewhere cancels the call, unless something on the page waits for it.
 *
 * @throws the signal's reason where the screen was left before its loader had come
 */
export async function loadQuery<Data, Key extends QueryKey>(
  { context: { queryClient }, abortController }: Loading,
  options: EnsureQueryDataOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const { signal } = abortController;
  signal.throwIfAborted();
  const cancel = () => queryClient.cancelQueries({ queryKey: options.queryKey, exact: true, type: 'inactive' });
  signal.addEventListener('abort', () => void cancel(), { once: true });
  return queryClient.ensureQueryData(options);
}
