import { createFileRoute } from '@tanstack/react-router';
import { campaignQueries } from '@/entities/campaign';
import { entityId } from '../../../../router/entity-id';

export const Route = createFileRoute('/$cabinet/campaigns/$campaignId')({
  params: { parse: ({ campaignId }) => ({ campaignId: entityId(campaignId) }) },
  loader: async ({ context, params }) => {
    const campaign = await context.queryClient.ensureQueryData(campaignQueries.detail(params.campaignId));
    return { crumb: campaign.name };
  },
});
