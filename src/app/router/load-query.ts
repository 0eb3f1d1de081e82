import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** What a route's loader is told of the navigation. */
interface Loading {
  context: { queryClient: QueryClient };
  abortController: AbortController;
}

/** Loads what a screen shows first. A navigation elsewhere cancels the call, unless something on the page waits for it. */
export function loadQuery<Data, Key extends QueryKey>(
  { context: { queryClient }, abortController }: Loading,
  options: EnsureQueryDataOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const cancel = () => queryClient.cancelQueries({ queryKey: options.queryKey, exact: true, type: 'inactive' });
  abortController.signal.addEventListener('abort', () => void cancel(), { once: true });
  return queryClient.ensureQueryData(options);
}
