import { type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import type { Loading } from './load-query';

/**
 * Starts fetching data that the cache drops as soon as no component uses it (`gcTime: 0`), and keeps it until the
 * screen's component has mounted, so that each visit fetches it exactly once. An abandoned navigation cancels the call.
 * Preloading fetches nothing, because the visit may never happen.
 */
export function handOverQuery<Data, Key extends QueryKey>(
  { context: { queryClient }, abortController: { signal }, preload = false }: Loading & { preload?: boolean },
  options: QueryObserverOptions<Data, Error, Data, Data, Key>,
): void {
  const cache = queryClient.getQueryCache();
  if (preload || signal.aborted || cache.find({ queryKey: options.queryKey })?.isActive()) return;
  const observer = new QueryObserver(queryClient, options);
  const letGo = observer.subscribe(() => {});
  const query = observer.getCurrentQuery();

  const release = () => {
    stopWatching();
    signal.removeEventListener('abort', release);
    letGo();
  };
  const stopWatching = cache.subscribe((event) => {
    if (event.type === 'observerAdded' && event.query === query) release();
  });
  signal.addEventListener('abort', release);
}
