import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, belongsToForm, failureText } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';
import { createMutationCache } from './mutation-cache';
import { refetchOutdated } from './refetch-outdated';

const ONE_MINUTE = 60_000;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The screen shows why a 422 refused the query: a toast would only repeat it. */
      showsRefusal?: boolean;
    };
  }
}

/** Fresh for a minute, no retries (specification, section 9). Offline calls fail at once instead of waiting unseen. */
export function createAppQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: ONE_MINUTE, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      // a query has no form that shows the refused fields
      onError: (error, { meta }) => {
        if (error instanceof ApiError && belongsToForm(error) && !meta?.showsRefusal) notify.error(failureText(error));
      },
    }),
    mutationCache: createMutationCache(),
  });
  refetchOutdated(queryClient);
  return queryClient;
}

export const queryClient = createAppQueryClient();
