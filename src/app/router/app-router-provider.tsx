import { RouterProvider } from '@tanstack/react-router';
import { NotFoundPage } from '@/pages/public/not-found';
import { LoadingIndicator } from '@/shared/ui/loading-indicator';
import { PendingScreenContext } from '@/shared/ui/pending-screen';
import type { createAppRouter } from './create-app-router';
import { FirstLoad } from './first-load';
import { ScreenError } from './screen-error';

/** Renders the router, and the loading indicator until a frame is matched. */
export const AppRouterProvider = ({ router }: { router: ReturnType<typeof createAppRouter> }) => (
  <PendingScreenContext value={LoadingIndicator}>
    <RouterProvider
      router={router}
      defaultErrorComponent={ScreenError}
      defaultNotFoundComponent={NotFoundPage}
      InnerWrap={FirstLoad}
    />
  </PendingScreenContext>
);
