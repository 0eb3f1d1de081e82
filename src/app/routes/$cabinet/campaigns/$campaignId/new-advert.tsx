import { createFileRoute } from '@tanstack/react-router';
import { NewAdvertPage } from '@/pages/adverts/new-advert';

export const Route = createFileRoute('/$cabinet/campaigns/$campaignId/new-advert')({
  staticData: { crumb: 'New advert', skeleton: 'sections' },
  component: NewAdvertPage,
});
