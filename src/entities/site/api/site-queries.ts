import { queryOptions } from '@tanstack/react-query';
import { type ListSitesSort, listSites } from '@/shared/api';
import { type ListState, listQuery, pageParams } from '@/shared/lib/paging';
import { toSite } from '../model/site';

export interface SiteListState extends ListState<ListSitesSort> {
  /** What lies right in this folder; 0 is what lies in none. */
  folder?: number | undefined;
}

export const siteQueries = {
  all: () => ['site'] as const,
  list: (state: SiteListState) =>
    queryOptions({
      queryKey: [...siteQueries.all(), 'list', state],
      queryFn: async ({ signal }) => {
        const { items, total } = await listSites({ ...pageParams(state), folder_id: state.folder }, { signal });
        return { sites: items.map(toSite), total };
      },
      ...listQuery,
    }),
};
