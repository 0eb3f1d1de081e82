import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createAppQueryClient } from '../providers/query-client';
import { createAppRouter } from '../router/create-app-router';
import '../errors/error-toasts';

/** A screen as the application shows it at an address, with a cache and a history of its own. */
export function Screen({ path }: { path: string }) {
  const [queryClient] = useState(createAppQueryClient);
  const [router] = useState(() =>
    createAppRouter({ queryClient, basepath: '/', history: createMemoryHistory({ initialEntries: [path] }) }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
