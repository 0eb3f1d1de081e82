import { createFileRoute } from '@tanstack/react-router';
import { EditCampaignPage } from '@/pages/campaigns/edit-campaign';
import { sectionSearch } from '../../../../router/section-search';

export const Route = createFileRoute('/$cabinet/campaigns/$campaignId/edit')({
  staticData: { crumb: 'Edit', skeleton: 'form' },
  validateSearch: sectionSearch,
  component: EditCampaignPage,
});
