import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { basePath } from '@/shared/config';
import { PendingScreen } from '@/shared/ui/pending-screen';
import { routeTree } from '../routeTree.gen';

interface AppRouterOptions {
  queryClient: QueryClient;
  basepath?: string;
  /** Defaults to the browser's history. */
  history?: RouterHistory;
}

/** Creates the router over all screens. It loads them without React; `AppRouterProvider` renders it. */
export const createAppRouter = ({ queryClient, history, basepath = basePath }: AppRouterOptions) =>
  createRouter({
    routeTree,
    basepath,
    ...(history && { history }),
    context: { queryClient },
    defaultPreload: 'intent',
    // freshness is the query cache's decision
    defaultPreloadStaleTime: 0,
    // otherwise a link that was pointed at first has no pending screen, while its code is still on its way
    defaultStaleReloadMode: 'blocking',
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PendingScreen,
    scrollRestoration: true,
  });
