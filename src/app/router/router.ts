import { createRouter } from '@tanstack/react-router';
import { NotFoundPage } from '@/pages/public/not-found';
import { basePath } from '@/shared/config/env';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';
import { queryClient } from '../providers/query-client';
import { routeTree } from '../routeTree.gen';
import { ScreenError } from './screen-error';

export const router = createRouter({
  routeTree,
  basepath: basePath,
  context: { queryClient },
  defaultPreload: 'intent',
  // the query cache knows what is fresh
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 300,
  defaultPendingComponent: LoadingIndicator,
  defaultErrorComponent: ScreenError,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
