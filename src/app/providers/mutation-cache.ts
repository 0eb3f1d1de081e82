import { type InvalidateQueryFilters, MutationCache } from '@tanstack/react-query';
import { notify } from '@/shared/ui/toaster';
import { mutationToast } from '../errors/mutation-toast';

/** The `meta` of mutations, which the application's mutation cache evaluates. */
type AppMutationMeta = {
  /** Whether a form shows the server's refusal field by field. */
  hasForm?: boolean;
  /**
   * The queries that the mutation may have changed, even if it failed. The mutation stays pending until those in use
   * are refetched. No two filters may match the same query, because it would be fetched twice.
   */
  invalidates?: readonly InvalidateQueryFilters[] | ((variables: never) => readonly InvalidateQueryFilters[]);
  /**
   * The versions of adverts that the mutation wrote. Realtime events about these versions are ignored, because
   * `invalidates` already refetches the same queries.
   */
  writtenAdverts?: (result: never, variables: never) => readonly { id: number; version: number }[];
  /**
   * The toast after a success. TanStack Query has a single `meta` type for all mutations, so the functions declare the
   * types of their result and variables themselves.
   */
  success?: string | ((result: never, variables: never) => string | undefined);
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: AppMutationMeta;
  }
}

const successToast = ({ success }: AppMutationMeta, result: unknown, variables: unknown) =>
  typeof success === 'function' ? success(result as never, variables as never) : success;

const invalidated = ({ invalidates = [] }: AppMutationMeta, variables: unknown) =>
  typeof invalidates === 'function' ? invalidates(variables as never) : invalidates;

/** Creates the mutation cache: it refetches the queries that a mutation invalidates and shows the outcome. */
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
    onSettled: (_result, _error, variables, _onMutateResult, { meta = {} }, { client }) =>
      Promise.all(invalidated(meta, variables).map((filters) => client.invalidateQueries(filters))),
  });
