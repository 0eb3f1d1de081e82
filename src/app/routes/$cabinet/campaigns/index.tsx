import { createFileRoute } from '@tanstack/react-router';
import { campaignQueries } from '@/entities/campaign';
import { CampaignsPage } from '@/pages/campaigns/campaigns';
import { listSearch } from '../../../router/list-search';

const validateSearch = listSearch('campaigns', ['name', 'status', 'updated_at']);

export const Route = createFileRoute('/$cabinet/campaigns/')({
  staticData: { skeleton: 'search' },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(campaignQueries.list(deps)),
  component: CampaignsPage,
});
