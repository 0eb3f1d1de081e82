import { createFileRoute } from '@tanstack/react-router';
import { EditCampaignPage } from '@/pages/campaigns/edit-campaign';

export const Route = createFileRoute('/$cabinet/campaigns/$campaignId/edit')({
  staticData: { crumb: 'Edit', skeleton: 'form' },
  component: EditCampaignPage,
});
