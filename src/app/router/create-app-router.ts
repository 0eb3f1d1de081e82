import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { NotFoundPage } from '@/pages/public/not-found';
import { basePath } from '@/shared/config';
import { PendingScreen } from '@/shared/ui/pending-screen';
import { routeTree } from '../routeTree.gen';
import { FirstLoad } from './first-load';
import { ScreenError } from './screen-error';

interface AppRouterOptions {
  queryClient: QueryClient;
  basepath?: string;
  /** The browser's own by default. */
  history?: RouterHistory;
}

/** The router over all screens. */
export const createAppRouter = ({ queryClient, history, basepath = basePath }: AppRouterOptions) =>
  createRouter({
    routeTree,
    basepath,
    ...(history && { history }),
    context: { queryClient },
    defaultPreload: 'intent',
    // the query cache knows what is fresh
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ScreenError,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
    InnerWrap: FirstLoad,
  });
