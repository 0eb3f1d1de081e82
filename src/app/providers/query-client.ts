import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError, belongsToForm } from '@/shared/api';
import { notify } from '@/shared/ui/toaster';

const ONE_MINUTE = 60_000;

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Its form shows what the server refuses, field by field. */
      hasForm?: boolean;
    };
  }
}

/**
 * A failed call has had its toast already, but for a 422, which belongs to a form. What else is left are refusals that
 * no server had to say (specification, section 8).
 */
function tellFailedMutation(error: Error, hasForm = false) {
  if (!(error instanceof ApiError)) notify.error(error.message || 'API common error');
  else if (belongsToForm(error) && !hasForm) notify.error(`Code ${error.code}, ${error.message}`);
}

/** Fresh for a minute, no retries (specification, section 9). Offline calls fail at once instead of waiting unseen. */
export const createAppQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: ONE_MINUTE, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _onMutateResult, mutation) => tellFailedMutation(error, mutation.meta?.hasForm),
    }),
  });

export const queryClient = createAppQueryClient();
