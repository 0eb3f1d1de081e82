import { queryOptions } from '@tanstack/react-query';
import { campaignQueries } from '@/entities/campaign';
import { getCampaign, getCampaignTargeting } from '@/shared/api';

export const editedCampaignQueries = {
  /**
   * The editable data of a campaign. Targeting is fetched last: if it were older than the version, saving it would
   * overwrite a newer one unnoticed.
   */
  detail: (campaignId: number) =>
    queryOptions({
      queryKey: [...campaignQueries.all(), 'edited', campaignId],
      queryFn: async ({ signal }) => {
        const [campaign, { toEditedCampaign }] = await Promise.all([
          getCampaign(campaignId, { signal }),
          // imported in parallel with the call, because this query is part of a loader, and all loaders are in the
          // entry chunk
          import('../model/edited-campaign'),
        ]);
        return toEditedCampaign(campaign, await getCampaignTargeting(campaignId, { signal }));
      },
    }),
};
