import type { QueryClient } from '@tanstack/react-query';

/**
 * Removes a query that failed without ever having data as soon as no component uses it. Components show a failure that
 * is already cached (`retryOnMount: false`), so without this the next visit of a screen, or the next opening of a
 * dialog, would show the old failure.
 */
export function forgetFailures(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  cache.subscribe(({ type, query }) => {
    const { status, data } = query.state;
    if (type === 'observerRemoved' && query.getObserversCount() === 0 && status === 'error' && data === undefined)
      cache.remove(query);
  });
}
