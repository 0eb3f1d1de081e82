import { createFileRoute } from '@tanstack/react-router';
import { campaignQueries } from '@/entities/campaign';
import { entityId } from '../../../../router/entity-id';

export const Route = createFileRoute('/$cabinet/campaigns/$campaignId')({
  params: { parse: ({ campaignId }) => ({ campaignId: entityId(campaignId) }) },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(campaignQueries.detail(params.campaignId)),
});
