import { createFileRoute } from '@tanstack/react-router';
import { advertQueries } from '@/entities/advert';
import { listPeriod, periodParams } from '@/entities/metric';
import { AdvertsPage } from '@/pages/adverts/adverts';
import { advertListSearch, advertListState } from '../../../router/campaign-search';
import { startQuery } from '../../../router/load-query';
import { openAdverts } from '../../../router/open-adverts';

export const Route = createFileRoute('/$cabinet/campaigns/adverts/')({
  staticData: { isTopLevel: true, skeleton: 'search' },
  validateSearch: (search: Record<string, unknown>) => ({ ...advertListState(search), ...advertListSearch(search) }),
  beforeLoad: ({ search, params }) => openAdverts(params, search),
  loaderDeps: ({ search }) => search,
  loader: (loading) => {
    const { dates, compare, ...state } = loading.deps;
    startQuery(loading, advertQueries.list(state));
    if (loading.context.isModerationQueue) return;
    startQuery(loading, advertQueries.listFigures(state, periodParams({ dates, compare }, listPeriod)));
  },
  component: AdvertsPage,
});
