import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { use, useState } from 'react';
import { isCabinet } from '@/entities/session';
import { createAppQueryClient } from '../../src/app/providers/query-client';
import { AppRouterProvider } from '../../src/app/router/app-router-provider';
import { createAppRouter } from '../../src/app/router/create-app-router';
import { ChosenRole } from './chosen-role';
import '../../src/app/errors/error-toasts-wiring';

/**
 * The path of the same screen in another role's cabinet; unchanged for roles without a cabinet, who are refused there.
 */
function inCabinetOf(role: string, path: string): string {
  const [, cabinet = '', ...rest] = path.split('/');
  return isCabinet(role) && isCabinet(cabinet) ? ['', role, ...rest].join('/') : path;
}

/** A screen of the application at a path, with its own cache and history. */
export function Screen({ path }: { path: string }) {
  const role = use(ChosenRole);
  const [queryClient] = useState(createAppQueryClient);
  const [router] = useState(() =>
    createAppRouter({
      queryClient,
      basepath: '/',
      history: createMemoryHistory({ initialEntries: [inCabinetOf(role, path)] }),
    }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <AppRouterProvider router={router} />
    </QueryClientProvider>
  );
}
