import { createFileRoute } from '@tanstack/react-router';
import { campaignQueries } from '@/entities/campaign';
import { crumb } from '@/widgets/cabinet-shell';
import { entityId } from '../../../../router/entity-id';
import { loadQuery } from '../../../../router/load-query';

export const Route = createFileRoute('/$cabinet/campaigns/$campaignId')({
  params: { parse: ({ campaignId }) => ({ campaignId: entityId(campaignId) }) },
  loader: async (loading) => {
    const campaign = campaignQueries.detail(loading.params.campaignId);
    await loadQuery(loading, campaign);
    return { crumbs: [crumb(campaign, ({ name }) => name)] };
  },
});
