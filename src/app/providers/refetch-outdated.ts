import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * What is invalidated while it is on its way may have been read before the change: once it is there it is asked for
 * again. TanStack Query starts a call anew only for what it has data of and what is on the screen; the answer of any
 * other would count as new for as long as it is fresh.
 */
export function refetchOutdated(queryClient: QueryClient): void {
  const outdated = new WeakSet<Query>();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'invalidate' && query.state.fetchStatus === 'fetching') outdated.add(query);
    if (action.type === 'fetch') {
      outdated.delete(query);
      // what is out of date already tells nobody that it is invalidated once more
      if (query.state.isInvalidated) query.setState({ isInvalidated: false });
    }
    if (action.type === 'success' && outdated.delete(query))
      void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
}
