import { createFileRoute } from '@tanstack/react-router';
import { advertQueries } from '@/entities/advert';
import { CampaignPage } from '@/pages/campaigns/campaign';
import { loadQuery } from '../../../../router/load-query';

export const Route = createFileRoute('/$cabinet/campaigns/$campaignId/')({
  staticData: { skeleton: 'dashboard' },
  loader: (loading) => loadQuery(loading, advertQueries.byCampaign(loading.params.campaignId)),
  component: CampaignPage,
});
