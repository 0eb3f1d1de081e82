/**
 * What a viewer of an advert sees or where they are led: a change of these by anybody but an admin puts the advert back
 * on moderation. Twin: `src/entities/advert/model/moderated-fields.ts` in the application, which says so before saving.
 */
export const moderatedFields = ['creative', 'vpaid', 'advert_link', 'title', 'description', 'icon'] as const;
