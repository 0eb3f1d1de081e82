import { createFileRoute } from '@tanstack/react-router';
import { siteQueries } from '@/entities/site';
import { SitesPage } from '@/pages/sites/sites';
import { folderSearch, listSearch } from '../../../router/list-search';
import { requireSize } from '../../../router/require-size';

const listState = listSearch(['name', 'domain', 'status', 'updated_at']);

export const Route = createFileRoute('/$cabinet/sites/')({
  staticData: { skeleton: 'search' },
  validateSearch: (search: Record<string, unknown>) => ({ ...listState(search), ...folderSearch(search) }),
  beforeLoad: ({ search }) => requireSize('sites', search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(siteQueries.list(deps)),
  component: SitesPage,
});
