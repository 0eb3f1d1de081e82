import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Refetches queries that were invalidated during their fetch, because the answer may predate the change. TanStack Query
 * restarts only fetches of active queries that already have data, and treats any other answer as fresh
 * (https://github.com/TanStack/query/issues/11526).
 */
export function refetchOutdated(queryClient: QueryClient): void {
  const outdated = new WeakSet<Query>();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'invalidate' && query.state.fetchStatus === 'fetching') outdated.add(query);
    if (action.type === 'fetch') {
      outdated.delete(query);
      // TanStack Query emits no event for the second invalidation of a query, so the flag is reset first
      if (query.state.isInvalidated) query.setState({ isInvalidated: false });
    }
    if (action.type === 'success' && outdated.delete(query))
      void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
}
