/** Form values that were typed but not saved. */
export interface Draft {
  values: Record<string, unknown>;
  updatedAt: Date;
}

/** The name of the draft of a new campaign. */
export const newCampaignForm = 'new-campaign';

/** The name of the draft of an edited campaign. */
export const campaignForm = (campaignId: number) => `campaign:${campaignId}`;
