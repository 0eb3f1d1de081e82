import { createFileRoute } from '@tanstack/react-router';
import { siteQueries } from '@/entities/site';
import { SitesPage } from '@/pages/sites/sites';
import { listSearch } from '../../../router/list-search';

const validateSearch = listSearch('sites', ['name', 'domain', 'status', 'updated_at']);

export const Route = createFileRoute('/$cabinet/sites/')({
  staticData: { skeleton: 'search' },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(siteQueries.list(deps)),
  component: SitesPage,
});
