import { queryOptions } from '@tanstack/react-query';
import { getDraft, listDrafts } from '@/shared/api';
import type { Draft } from '../model/draft';

export const draftQueries = {
  lists: () => ['draft', 'list'] as const,
  /** The forms with a draft, by form name, with the record's name in the draft; null if that is empty. */
  list: () =>
    queryOptions({
      queryKey: draftQueries.lists(),
      queryFn: async ({ signal }): Promise<ReadonlyMap<string, string | null>> =>
        new Map((await listDrafts({ signal })).items.map(({ form, name }) => [form, name])),
      // any form may add or remove a draft
      staleTime: 0,
    }),
  /** The draft of a form; null if there is none. A form fetches it only once, because later drafts are its own. */
  of: (form: string) =>
    queryOptions({
      queryKey: ['draft', 'of', form],
      queryFn: async ({ signal }): Promise<Draft | null> => {
        const { values, updated_at } = await getDraft(form, { signal });
        return values && updated_at ? { values, updatedAt: new Date(updated_at) } : null;
      },
      // a refetch would return what the form itself has saved
      staleTime: ({ state }) => (state.data === undefined ? Number.POSITIVE_INFINITY : 'static'),
      gcTime: 0,
    }),
};
