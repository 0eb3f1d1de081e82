import { parseZonedPeriodState } from '@preroll/rules/time/periods';
import { createFileRoute } from '@tanstack/react-router';
import { siteQueries } from '@/entities/site';
import { SitesPage, siteList, siteSearch } from '@/pages/sites/sites';
import { folderListSearch } from '@/shared/lib/search';
import { startQuery } from '../../../router/load-query';
import { requireSize } from '../../../router/require-size';

const listState = folderListSearch(['name', 'domain', 'status', 'updated_at', 'revenue']);

export const Route = createFileRoute('/$cabinet/sites/')({
  staticData: { skeleton: 'figures' },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listState(search),
    ...siteSearch(search),
    ...parseZonedPeriodState(search),
  }),
  beforeLoad: ({ search }) => requireSize('sites', search),
  loaderDeps: ({ search }) => search,
  loader: (loading) => {
    startQuery(loading, siteQueries.list(siteList(loading.params.cabinet, loading.deps).state));
  },
  component: SitesPage,
});
