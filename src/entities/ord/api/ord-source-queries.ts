import { queryOptions } from '@tanstack/react-query';
import { getOrdSource, listOrdSourceSettings, listOrdSources } from '@/shared/api';
import { toOfferedSource } from '../model/offered-source';

export const ordSourceQueries = {
  all: () => ['ord-source'] as const,
  /** Working sources for adverts; the default comes first. */
  working: () =>
    queryOptions({
      queryKey: [...ordSourceQueries.all(), 'working'],
      queryFn: async ({ signal }) => (await listOrdSources({ signal })).items.map(toOfferedSource),
    }),
  /** The sources as admins see them. */
  list: () =>
    queryOptions({
      queryKey: [...ordSourceQueries.all(), 'list'],
      queryFn: ({ signal }) => listOrdSourceSettings({ signal }),
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: [...ordSourceQueries.all(), 'detail', id],
      queryFn: ({ signal }) => getOrdSource(id, { signal }),
    }),
};
