import { queryOptions } from '@tanstack/react-query';
import { type ListSitesSort, listSites } from '@/shared/api';
import { type ListState, listQuery, pageParams } from '@/shared/lib/paging';
import { toSite } from '../model/site';

export const siteQueries = {
  all: () => ['site'] as const,
  list: (state: ListState<ListSitesSort>) =>
    queryOptions({
      queryKey: [...siteQueries.all(), 'list', state],
      queryFn: async ({ signal }) => {
        const { items, total } = await listSites(pageParams(state), { signal });
        return { sites: items.map(toSite), total };
      },
      ...listQuery,
    }),
};
