import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { type ordAdverts, ordSources } from '../db/schema.ts';

/** Who obtains the ERID of the demo content's adverts, until an admin says otherwise. */
export const demoSources = [
  { name: 'VK ORD', operator: 'vk', isDefault: true },
  { name: 'Own contract', operator: 'other' },
  { name: 'Mediascout of last year', operator: 'mediascout', status: 'stopped' },
] satisfies (typeof ordSources.$inferInsert)[];

/** What the register knows of an advert that works. */
export const demoRegistration = {
  erid: '2VtzqwH1jKp',
  kktus: ['30.10.1'],
  brand: 'Example shop',
  description: 'Spring clothes',
  targetUrls: ['https://shop.example/spring'],
  contractExternalIds: ['CONTRACT-2026-17'],
  erirStatus: 'verified',
} satisfies Partial<typeof ordAdverts.$inferInsert>;

export async function defaultSource(tx: Transaction): Promise<number | undefined> {
  const [source] = await tx.select({ id: ordSources.id }).from(ordSources).where(eq(ordSources.isDefault, true));
  return source?.id;
}
