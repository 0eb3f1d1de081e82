import { createFileRoute } from '@tanstack/react-router';
import { NewCampaignPage } from '@/pages/campaigns/new-campaign';

export const Route = createFileRoute('/$cabinet/campaigns/new-campaign')({
  staticData: { crumb: 'New campaign', skeleton: 'form' },
  component: NewCampaignPage,
});
