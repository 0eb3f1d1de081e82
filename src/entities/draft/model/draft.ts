/** What somebody typed into a form and hasn't saved. */
export interface Draft {
  values: Record<string, unknown>;
  updatedAt: Date;
}

/** The form of a new campaign, by the name that its draft is kept under. */
export const newCampaignForm = 'new-campaign';

/** The form that edits a campaign, by the name that its draft is kept under. */
export const campaignForm = (campaignId: number) => `campaign:${campaignId}`;
