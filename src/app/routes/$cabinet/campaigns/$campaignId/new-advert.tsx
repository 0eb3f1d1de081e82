import { createFileRoute } from '@tanstack/react-router';
import { campaignQueries } from '@/entities/campaign';
import { NewAdvertPage } from '@/pages/adverts/new-advert';
import { loadQuery } from '../../../../router/load-query';

export const Route = createFileRoute('/$cabinet/campaigns/$campaignId/new-advert')({
  staticData: { skeleton: 'sections' },
  loader: (loading) => loadQuery(loading, campaignQueries.detail(loading.params.campaignId)),
  component: NewAdvertPage,
});
