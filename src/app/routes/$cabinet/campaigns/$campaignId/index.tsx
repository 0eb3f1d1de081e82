import { createFileRoute } from '@tanstack/react-router';
import { advertQueries } from '@/entities/advert';
import { CampaignPage } from '@/pages/campaigns/campaign';

export const Route = createFileRoute('/$cabinet/campaigns/$campaignId/')({
  loader: ({ context, params }) => context.queryClient.ensureQueryData(advertQueries.byCampaign(params.campaignId)),
  component: CampaignPage,
});
