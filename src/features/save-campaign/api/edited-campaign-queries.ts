import { queryOptions } from '@tanstack/react-query';
import { campaignQueries } from '@/entities/campaign';
import { getCampaign, getCampaignTargeting } from '@/shared/api';

export const editedCampaignQueries = {
  /**
   * The editable data of a campaign. The targeting is fetched last: one older than the version could be saved
   * unnoticed.
   */
  detail: (campaignId: number) =>
    queryOptions({
      queryKey: [...campaignQueries.all(), 'edited', campaignId],
      queryFn: async ({ signal }) => {
        const [campaign, { toEditedCampaign }] = await Promise.all([
          getCampaign(campaignId, { signal }),
          // fetched beside the call: this query belongs to a loader, and loaders belong to every page
          import('../model/edited-campaign'),
        ]);
        return toEditedCampaign(campaign, await getCampaignTargeting(campaignId, { signal }));
      },
    }),
};
