import { queryOptions } from '@tanstack/react-query';
import { campaignQueries } from '@/entities/campaign';
import { getCampaign, getCampaignTargeting } from '@/shared/api';
import { toEditedCampaign } from '../model/edited-campaign';

export const editedCampaignQueries = {
  /**
   * The editable data of a campaign. The targeting is fetched last: one older than the version could be saved
   * unnoticed.
   */
  detail: (campaignId: number) =>
    queryOptions({
      queryKey: [...campaignQueries.all(), 'edited', campaignId],
      queryFn: async ({ signal }) => {
        const campaign = await getCampaign(campaignId, { signal });
        return toEditedCampaign(campaign, await getCampaignTargeting(campaignId, { signal }));
      },
    }),
};
