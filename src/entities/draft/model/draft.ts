/** Form values that were entered but not saved. */
export interface Draft {
  values: Record<string, unknown>;
  updatedAt: Date;
}

export const newCampaignForm = 'new-campaign';

export const campaignForm = (campaignId: number) => `campaign:${campaignId}`;
