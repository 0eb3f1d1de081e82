import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createContext, type ReactNode, use, useState } from 'react';
import { system } from '../src/shared/theme';
import { ConfirmProvider } from '../src/shared/ui/confirm-dialog';
import { Toaster } from '../src/shared/ui/toaster';
import { styleCache } from './style-cache';

const StoryContext = createContext<ReactNode>(null);

/** A memory router that renders the story at every path. */
export function createStoryRouter(): AnyRouter {
  const Story = () => <ConfirmProvider>{use(StoryContext)}</ConfirmProvider>;
  return createRouter({
    routeTree: createRootRoute({ component: Story, notFoundComponent: Story }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    notFoundMode: 'root',
  });
}

/** The providers of the application's screens, created anew for each story. */
export function StoryProviders({ router, children }: { router: AnyRouter; children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <CacheProvider value={styleCache}>
      <ChakraProvider value={system}>
        <QueryClientProvider client={queryClient}>
          <StoryContext value={children}>
            <RouterProvider router={router} />
          </StoryContext>
          <Toaster />
        </QueryClientProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
