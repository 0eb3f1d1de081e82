import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';

const ONE_MINUTE = 60_000;

/** A failed call has had its toast already; what is left are refusals that no server had to say. */
function tellFailedMutation(error: Error) {
  if (!(error instanceof ApiError)) notify.error(error.message || 'API common error');
}

/** Fresh for a minute, no retries (specification, section 9). Offline calls fail at once instead of waiting unseen. */
export const createAppQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: ONE_MINUTE, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({ onError: tellFailedMutation }),
  });

export const queryClient = createAppQueryClient();
