import { createFileRoute } from '@tanstack/react-router';
import { advertQueries } from '@/entities/advert';
import { CampaignPage } from '@/pages/campaigns/campaign';
import { advertSearch } from '../../../../router/campaign-search';
import { listSearch } from '../../../../router/list-search';
import { loadQuery } from '../../../../router/load-query';

const listState = listSearch(['name', 'status', 'loading_status', 'duration', 'updated_at']);

export const Route = createFileRoute('/$cabinet/campaigns/$campaignId/')({
  staticData: { skeleton: 'dashboard' },
  validateSearch: (search: Record<string, unknown>) => ({ ...listState(search), ...advertSearch(search) }),
  loader: (loading) => loadQuery(loading, advertQueries.byCampaign(loading.params.campaignId)),
  component: CampaignPage,
});
