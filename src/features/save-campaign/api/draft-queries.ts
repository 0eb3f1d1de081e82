import { queryOptions } from '@tanstack/react-query';
import { getDraft } from '@/shared/api';

export interface Draft {
  values: Record<string, unknown>;
  updatedAt: Date;
}

export const draftQueries = {
  /** What somebody typed into a form and hasn't saved; null where there is nothing. Asked for once by each form: what is kept meanwhile is its own. */
  of: (form: string) =>
    queryOptions({
      queryKey: ['draft', form],
      queryFn: async ({ signal }): Promise<Draft | null> => {
        const { values, updated_at } = await getDraft(form, { signal });
        return values && updated_at ? { values, updatedAt: new Date(updated_at) } : null;
      },
      // what is kept since would be found as if somebody had left it
      staleTime: ({ state }) => (state.data === undefined ? Number.POSITIVE_INFINITY : 'static'),
      gcTime: 0,
    }),
};
