/**
 * A change of these by anybody but an admin puts an advert back on moderation. Twin:
 * `server/src/adverts/moderated-fields.ts`, which does it.
 */
export const moderatedFields = ['creative', 'vpaid', 'advert_link', 'title', 'description', 'icon'] as const;
