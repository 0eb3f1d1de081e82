import { createFileRoute } from '@tanstack/react-router';
import { campaignQueries } from '@/entities/campaign';
import { draftQueries } from '@/entities/draft';
import { CampaignsPage, campaignList, campaignSearch } from '@/pages/campaigns/campaigns';
import { folderListSearch } from '@/shared/lib/search';
import { startQuery } from '../../../router/load-query';
import { requireSize } from '../../../router/require-size';

const facts = ['name', 'status', 'group_name', 'owner_name', 'bid', 'start_date', 'updated_at'] as const;
const listState = folderListSearch([...facts, 'spend']);

export const Route = createFileRoute('/$cabinet/campaigns/')({
  staticData: { skeleton: 'campaigns' },
  validateSearch: (search: Record<string, unknown>) => ({ ...listState(search), ...campaignSearch(search) }),
  beforeLoad: ({ search }) => requireSize('campaigns', search),
  loaderDeps: ({ search }) => search,
  loader: (loading) => {
    const { state, period } = campaignList(loading.params.cabinet, loading.deps);
    startQuery(loading, campaignQueries.list(state));
    startQuery(loading, campaignQueries.listFigures(state, period));
    startQuery(loading, draftQueries.list());
    if (loading.params.cabinet === 'advertiser') startQuery(loading, campaignQueries.startSteps());
  },
  component: CampaignsPage,
});
