import { createFileRoute } from '@tanstack/react-router';
import { campaignQueries } from '@/entities/campaign';
import { draftQueries } from '@/entities/draft';
import { CampaignsPage } from '@/pages/campaigns/campaigns';
import { campaignSearch } from '../../../router/campaign-search';
import { folderSearch, listSearch } from '../../../router/list-search';
import { requireSize } from '../../../router/require-size';

const listState = listSearch(['name', 'status', 'group_name', 'owner_name', 'bid', 'start_date', 'updated_at']);

export const Route = createFileRoute('/$cabinet/campaigns/')({
  staticData: { skeleton: 'search' },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listState(search),
    ...folderSearch(search),
    ...campaignSearch(search),
  }),
  beforeLoad: ({ search }) => requireSize('campaigns', search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(campaignQueries.list(deps));
    void context.queryClient.prefetchQuery(draftQueries.list());
  },
  component: CampaignsPage,
});
