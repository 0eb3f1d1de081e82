import { createFileRoute } from '@tanstack/react-router';
import { advertQueries } from '@/entities/advert';
import { AdvertsPage, advertList, advertSearch } from '@/pages/adverts/adverts';
import { folderListSearch } from '@/shared/lib/search';
import { startQuery } from '../../../router/load-query';
import { openAdverts } from '../../../router/open-adverts';

const facts = ['name', 'ads_name', 'status', 'loading_status', 'duration', 'submitted_at', 'updated_at'] as const;
const listState = folderListSearch([...facts, 'spend']);

export const Route = createFileRoute('/$cabinet/campaigns/adverts/')({
  staticData: { isTopLevel: true, skeleton: 'campaigns' },
  validateSearch: (search: Record<string, unknown>) => ({ ...listState(search), ...advertSearch(search) }),
  beforeLoad: ({ search, params }) => openAdverts(params, search),
  loaderDeps: ({ search }) => search,
  loader: (loading) => {
    const { state, period } = advertList(loading.params.cabinet, loading.deps);
    startQuery(loading, advertQueries.list(state));
    if (loading.context.isModerationQueue) return;
    startQuery(loading, advertQueries.listFigures(state, period));
  },
  component: AdvertsPage,
});
