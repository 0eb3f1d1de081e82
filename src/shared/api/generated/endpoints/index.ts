export * from './adverts/adverts.ts';
export * from './auth/auth.ts';
export * from './campaigns/campaigns.ts';
export * from './contacts/contacts.ts';
export * from './media/media.ts';
export * from './resolutions/resolutions.ts';
export * from './sites/sites.ts';
export * from './users/users.ts';
