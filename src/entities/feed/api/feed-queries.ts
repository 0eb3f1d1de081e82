import { queryOptions } from '@tanstack/react-query';
import { listFeedDependents, listFeedSettings } from '@/shared/api';

export const feedQueries = {
  /** The feeds as admins see them. */
  list: () => queryOptions({ queryKey: ['feed', 'list'], queryFn: ({ signal }) => listFeedSettings({ signal }) }),
  /** The campaigns that would be left without a feed. */
  dependents: (id: number) =>
    queryOptions({
      queryKey: ['feed', 'dependents', id],
      queryFn: ({ signal }) => listFeedDependents(id, { signal }),
      staleTime: 0,
    }),
};
