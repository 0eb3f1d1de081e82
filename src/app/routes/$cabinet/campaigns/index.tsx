import { createFileRoute } from '@tanstack/react-router';
import { campaignQueries } from '@/entities/campaign';
import { CampaignsPage } from '@/pages/campaigns/campaigns';
import { listSearch } from '../../../router/list-search';
import { requireSize } from '../../../router/require-size';

const validateSearch = listSearch(['name', 'status', 'updated_at']);

export const Route = createFileRoute('/$cabinet/campaigns/')({
  staticData: { skeleton: 'search' },
  validateSearch,
  beforeLoad: ({ search }) => requireSize('campaigns', search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(campaignQueries.list(deps)),
  component: CampaignsPage,
});
