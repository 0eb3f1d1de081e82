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

/** How long a screen may take to load before the pending screen replaces the one that is left. */
const PENDING_MS = 150;

/**
 * Keeps a screen while its own search changes, however slow that is. Its lists show that they are loading, and the
 * pending screen would take the focus from the filter that was changed.
 */
export function keepScreenOnSearch(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    router.options.defaultPendingMs = fromLocation && !pathChanged ? Number.POSITIVE_INFINITY : PENDING_MS;
  });
}

/** Creates the router over all screens. It loads them without React; `AppRouterProvider` renders it. */
export function createAppRouter({ queryClient, history, basepath = basePath }: AppRouterOptions) {
  const router = createRouter({
    routeTree,
    basepath,
    parseSearch,
    stringifySearch,
    ...(history && { history }),
    context: { queryClient },
    defaultPreload: 'intent',
    // freshness is the query cache's decision
    defaultPreloadStaleTime: 0,
    // otherwise a link that was pointed at first has no pending screen, while its code is still on its way
    defaultStaleReloadMode: 'blocking',
    defaultPendingMs: PENDING_MS,
    // a skeleton has the shape of its screen: nobody sees it as a flash, and a wait would hold back what has loaded
    defaultPendingMinMs: 0,
    defaultPendingComponent: PendingScreen,
    scrollRestoration: true,
  });
  keepScreenOnSearch(router);
  return router;
}
