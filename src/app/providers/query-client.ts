import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, belongsToForm, failureText } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';
import { forgetFailures } from './forget-failures';
import { createMutationCache } from './mutation-cache';
import { refetchOutdated } from './refetch-outdated';

const ONE_MINUTE = 60_000;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether the screen itself shows the reason for a 422, so that no toast repeats it. */
      showsRefusal?: boolean;
    };
  }
}

/**
 * Creates the query client. Data stays fresh for a minute and failed queries are not retried (specification, section
 * 9), not even when a component mounts after its loader failed. Calls made offline fail at once instead of being paused
 * without a message.
 */
export function createAppQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: ONE_MINUTE, retry: false, retryOnMount: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      // a query has no form that could show the refused fields
      onError: (error, { meta }) => {
        if (error instanceof ApiError && belongsToForm(error) && !meta?.showsRefusal) notify.error(failureText(error));
      },
    }),
    mutationCache: createMutationCache(),
  });
  refetchOutdated(queryClient);
  forgetFailures(queryClient);
  return queryClient;
}

export const queryClient = createAppQueryClient();
