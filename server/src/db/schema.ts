/** The tables, by what they are about. */
export * from './schema/adverts.ts';
export * from './schema/campaigns.ts';
export * from './schema/dictionaries.ts';
export * from './schema/folders.ts';
export * from './schema/people.ts';
export * from './schema/requests.ts';
export * from './schema/sites.ts';
