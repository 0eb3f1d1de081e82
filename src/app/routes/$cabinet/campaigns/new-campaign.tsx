import { createFileRoute } from '@tanstack/react-router';
import { NewCampaignPage } from '@/pages/campaigns/new-campaign';
import { sectionSearch } from '../../../router/section-search';

export const Route = createFileRoute('/$cabinet/campaigns/new-campaign')({
  staticData: { crumb: 'New campaign', skeleton: 'form' },
  validateSearch: sectionSearch,
  component: NewCampaignPage,
});
