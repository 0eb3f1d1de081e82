import { createFileRoute } from '@tanstack/react-router';
import { campaignQueries } from '@/entities/campaign';
import { crumb } from '@/widgets/cabinet-shell';
import { entityId } from '../../../../router/entity-id';

export const Route = createFileRoute('/$cabinet/campaigns/$campaignId')({
  params: { parse: ({ campaignId }) => ({ campaignId: entityId(campaignId) }) },
  loader: async ({ context, params }) => {
    const campaign = campaignQueries.detail(params.campaignId);
    await context.queryClient.ensureQueryData(campaign);
    return { crumbs: [crumb(campaign, ({ name }) => name)] };
  },
});
