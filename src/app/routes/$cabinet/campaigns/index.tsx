import { createFileRoute } from '@tanstack/react-router';
import { campaignQueries } from '@/entities/campaign';
import { CampaignsPage } from '@/pages/campaigns/campaigns';
import { listSearch } from '../../../router/list-search';

export const Route = createFileRoute('/$cabinet/campaigns/')({
  validateSearch: listSearch(['name', 'status', 'updated_at']),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(campaignQueries.list(deps)),
  component: CampaignsPage,
});
