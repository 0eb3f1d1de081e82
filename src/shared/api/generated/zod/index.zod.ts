export * from './adverts/adverts.zod';
export * from './auth/auth.zod';
export * from './campaigns/campaigns.zod';
export * from './media/media.zod';
export * from './resolutions/resolutions.zod';
export * from './sites/sites.zod';
