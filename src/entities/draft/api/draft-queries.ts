import { queryOptions } from '@tanstack/react-query';
import { getDraft, listDrafts } from '@/shared/api';
import type { Draft } from '../model/draft';

export const draftQueries = {
  lists: () => ['draft', 'list'] as const,
  /** The forms that have a draft, by name, and what the record is called there; null while it has no name. */
  list: () =>
    queryOptions({
      queryKey: draftQueries.lists(),
      queryFn: async ({ signal }): Promise<ReadonlyMap<string, string | null>> =>
        new Map((await listDrafts({ signal })).items.map(({ form, name }) => [form, name])),
      // drafts come and go with every form
      staleTime: 0,
    }),
  /** What somebody typed into a form and hasn't saved; null where there is nothing. Asked for once by each form: what is kept meanwhile is its own. */
  of: (form: string) =>
    queryOptions({
      queryKey: ['draft', 'of', form],
      queryFn: async ({ signal }): Promise<Draft | null> => {
        const { values, updated_at } = await getDraft(form, { signal });
        return values && updated_at ? { values, updatedAt: new Date(updated_at) } : null;
      },
      // what is kept since would be found as if somebody had left it
      staleTime: ({ state }) => (state.data === undefined ? Number.POSITIVE_INFINITY : 'static'),
      gcTime: 0,
    }),
};
