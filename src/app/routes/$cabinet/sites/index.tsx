import { readZonedPeriodState } from '@preroll/rules/time/periods';
import { createFileRoute } from '@tanstack/react-router';
import { siteQueries } from '@/entities/site';
import { SitesPage, siteSearch } from '@/pages/sites/sites';
import { folderListSearch } from '@/shared/lib/search';
import { startQuery } from '../../../router/load-query';
import { requireSize } from '../../../router/require-size';

const listState = folderListSearch(['name', 'domain', 'status', 'updated_at']);

export const Route = createFileRoute('/$cabinet/sites/')({
  staticData: { skeleton: 'figures' },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listState(search),
    ...siteSearch(search),
    ...readZonedPeriodState(search),
  }),
  beforeLoad: ({ search }) => requireSize('sites', search),
  loaderDeps: ({ search }) => search,
  loader: (loading) => {
    const { dates: _, compare: __, zone: ___, ...filters } = loading.deps;
    startQuery(loading, siteQueries.list(filters));
  },
  component: SitesPage,
});
