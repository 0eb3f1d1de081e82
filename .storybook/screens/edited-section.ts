/** The path of a campaign's form, at one of its sections. */
export const editedSection = (section: string) => ({ path: `/advertiser/campaigns/12/edit#${section}` });
