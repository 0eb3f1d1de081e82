/** A change to one of these fields by anybody but an admin puts the advert back on moderation. */
export const moderatedFields = ['creative', 'vpaid', 'advert_link', 'title', 'description', 'icon'] as const;
