/** The form of a campaign, at one of its sections. */
export const editedSection = (section: string) => ({ path: `/advertiser/campaigns/12/edit#${section}` });
