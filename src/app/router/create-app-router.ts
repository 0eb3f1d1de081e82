import type { QueryClient } from '@tanstack/react-query';
import { type AnyRouter, createRouter, type RouterHistory } from '@tanstack/react-router';
import { basePath } from '@/shared/config';
import { PendingScreen } from '@/shared/ui/pending-screen';
import { routeTree } from '../routeTree.gen';
import { parseSearch, stringifySearch } from './search-params';

interface AppRouterOptions {
  queryClient: QueryClient;
  basepath?: string;
  /** Defaults to the browser's history. */
  history?: RouterHistory;
}

/** How long the previous screen stays while the next one loads; after that, the pending screen replaces it. */
const PENDING_MS = 150;

/**
 * Keeps a screen while its own search parameters change, however long the loading takes. Its lists show that they are
 * loading, and a pending screen would take the focus from the filter that the user is changing.
 */
export function keepScreenOnSearch(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    router.options.defaultPendingMs = fromLocation && !pathChanged ? Number.POSITIVE_INFINITY : PENDING_MS;
  });
}

/** Creates the router for all screens. It has no dependency on React; `AppRouterProvider` renders it. */
export function createAppRouter({ queryClient, history, basepath = basePath }: AppRouterOptions) {
  const router = createRouter({
    routeTree,
    basepath,
    parseSearch,
    stringifySearch,
    ...(history && { history }),
    context: { queryClient },
    defaultPreload: 'intent',
    // the query cache decides whether data is fresh
    defaultPreloadStaleTime: 0,
    // otherwise a link that was preloaded on hover gets no pending screen while its code is still loading
    defaultStaleReloadMode: 'blocking',
    defaultPendingMs: PENDING_MS,
    // a skeleton has the layout of its screen, so it does not flash; a minimum would delay data that has arrived
    defaultPendingMinMs: 0,
    defaultPendingComponent: PendingScreen,
    scrollRestoration: true,
  });
  keepScreenOnSearch(router);
  return router;
}
