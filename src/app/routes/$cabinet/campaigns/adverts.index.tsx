import { createFileRoute } from '@tanstack/react-router';
import { advertQueries } from '@/entities/advert';
import { AdvertsPage } from '@/pages/adverts/adverts';
import { advertSearch } from '../../../router/campaign-search';
import { folderSearch, listSearch } from '../../../router/list-search';

const listState = listSearch(['name', 'campaign', 'status', 'video', 'duration', 'updated_at']);

export const Route = createFileRoute('/$cabinet/campaigns/adverts/')({
  staticData: { crumb: 'Adverts', skeleton: 'search' },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listState(search),
    ...folderSearch(search),
    ...advertSearch(search),
  }),
  loader: ({ context }) => void context.queryClient.prefetchQuery(advertQueries.everything()),
  component: AdvertsPage,
});
