export * from './adverts/adverts';
export * from './auth/auth';
export * from './campaigns/campaigns';
export * from './media/media';
export * from './resolutions/resolutions';
export * from './sites/sites';
