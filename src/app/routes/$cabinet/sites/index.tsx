import { createFileRoute } from '@tanstack/react-router';
import { siteQueries } from '@/entities/site';
import { SitesPage } from '@/pages/sites/sites';
import { listSearch } from '../../../router/list-search';

export const Route = createFileRoute('/$cabinet/sites/')({
  validateSearch: listSearch(['name', 'domain', 'status', 'updated_at']),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(siteQueries.list(deps)),
  component: SitesPage,
});
