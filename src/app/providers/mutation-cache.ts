import { MutationCache, type QueryKey } from '@tanstack/react-query';
import { notify } from '@/shared/ui/toaster';
import { mutationToast } from '../errors/mutation-toast';

/** What a mutation declares in its `meta`; the application's one mutation cache carries it out. */
type AppMutationMeta = {
  /** Its form shows what the server refuses, field by field. */
  hasForm?: boolean;
  /** What it may have changed, even if it failed. The mutation is pending until the queries in use are refreshed. */
  invalidates?: readonly QueryKey[];
  /**
   * The toast after a success. TanStack Query has one type of `meta` for all mutations: a function states itself which
   * result and variables it takes.
   */
  success?: string | ((result: never, variables: never) => string);
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: AppMutationMeta;
  }
}

const successToast = ({ success }: AppMutationMeta, result: unknown, variables: unknown) =>
  typeof success === 'function' ? success(result as never, variables as never) : success;

/** Refreshes what a mutation has changed, and shows how it ended. */
export const createMutationCache = () =>
  new MutationCache({
    onSuccess: (result, variables, _onMutateResult, { meta = {} }) => {
      const text = successToast(meta, result, variables);
      if (text !== undefined) notify.success(text);
    },
    onError: (error, _variables, _onMutateResult, { meta }) => {
      const text = mutationToast(error, meta?.hasForm);
      if (text !== null) notify.error(text);
    },
    onSettled: (_result, _error, _variables, _onMutateResult, { meta }, { client }) =>
      Promise.all((meta?.invalidates ?? []).map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
