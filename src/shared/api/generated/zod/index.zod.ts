export * from './adverts/adverts.zod.ts';
export * from './auth/auth.zod.ts';
export * from './campaigns/campaigns.zod.ts';
export * from './contacts/contacts.zod.ts';
export * from './media/media.zod.ts';
export * from './resolutions/resolutions.zod.ts';
export * from './sites/sites.zod.ts';
export * from './users/users.zod.ts';
