import type { QueryClient } from '@tanstack/react-query';

/**
 * Drops a query that has failed without ever having had data once no component uses it any more. As components show a
 * failure that they find (`retryOnMount: false`), the next visit of a screen, or the next opening of a dialog, would
 * otherwise show the old one.
 */
export function forgetFailures(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  cache.subscribe(({ type, query }) => {
    const { status, data } = query.state;
    if (type === 'observerRemoved' && query.getObserversCount() === 0 && status === 'error' && data === undefined)
      cache.remove(query);
  });
}
