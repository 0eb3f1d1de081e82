import type { ordSources } from '../db/schema.ts';

/** Who obtains the ERID of the demo content's adverts, until an admin says otherwise. */
export const demoSources = [
  { name: 'VK ORD', operator: 'vk', isDefault: true },
  { name: 'Own contract', operator: 'other' },
  { name: 'Mediascout of last year', operator: 'mediascout', status: 'stopped' },
] satisfies (typeof ordSources.$inferInsert)[];
