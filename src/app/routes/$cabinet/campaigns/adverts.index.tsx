import { createFileRoute } from '@tanstack/react-router';
import { advertQueries } from '@/entities/advert';
import { AdvertsPage } from '@/pages/adverts/adverts';
import { advertListSearch } from '../../../router/campaign-search';
import { folderSearch, listSearch } from '../../../router/list-search';
import { requireSize } from '../../../router/require-size';

const listState = listSearch(['name', 'ads_name', 'status', 'loading_status', 'duration', 'updated_at']);

export const Route = createFileRoute('/$cabinet/campaigns/adverts/')({
  staticData: { crumb: 'Adverts', skeleton: 'search' },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listState(search),
    ...folderSearch(search),
    ...advertListSearch(search),
  }),
  beforeLoad: ({ search }) => requireSize('all-adverts', search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(advertQueries.list(deps)),
  component: AdvertsPage,
});
