import { createFileRoute } from '@tanstack/react-router';
import { draftQueries } from '@/entities/draft';
import { CampaignsPage } from '@/pages/campaigns/campaigns';
import { campaignSearch } from '../../../router/campaign-search';
import { folderListSearch } from '../../../router/list-search';
import { startQuery } from '../../../router/load-query';
import { requireSize } from '../../../router/require-size';
import { startCampaigns } from '../../../router/start-campaigns';

const listState = folderListSearch(['name', 'status', 'group_name', 'owner_name', 'bid', 'start_date', 'updated_at']);

export const Route = createFileRoute('/$cabinet/campaigns/')({
  staticData: { skeleton: 'search' },
  validateSearch: (search: Record<string, unknown>) => ({ ...listState(search), ...campaignSearch(search) }),
  beforeLoad: ({ search }) => requireSize('campaigns', search),
  loaderDeps: ({ search }) => search,
  loader: (loading) => {
    startCampaigns(loading, loading.deps);
    startQuery(loading, draftQueries.list());
  },
  component: CampaignsPage,
});
