import { queryOptions } from '@tanstack/react-query';
import { campaignQueries } from '@/entities/campaign';
import { getCampaign, getCampaignTargeting } from '@/shared/api';
import { toEditedCampaign } from '../model/edited-campaign';

export const editedCampaignQueries = {
  /** All that can be edited. The targeting comes last: one that is older than its version would be saved unseen. */
  detail: (campaignId: number) =>
    queryOptions({
      queryKey: [...campaignQueries.all(), 'edited', campaignId],
      queryFn: async ({ signal }) => {
        const campaign = await getCampaign(campaignId, { signal });
        return toEditedCampaign(campaign, await getCampaignTargeting(campaignId, { signal }));
      },
    }),
};
