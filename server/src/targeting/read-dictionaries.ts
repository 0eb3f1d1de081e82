import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { feeds, resolutions } from '../db/schema.ts';
import type { StoredDictionaries } from './known-dictionaries.ts';
import type { WholeTargeting } from './targeting-fields.ts';

/**
 * Reads the dictionaries of the database.
 *
 * @param targeting only what it names is read
 */
export async function readDictionaries(
  db: Db,
  { feeds: chosen, resolution: { white, black } }: Pick<WholeTargeting, 'feeds' | 'resolution'>,
): Promise<StoredDictionaries> {
  return {
    feeds: chosen.length > 0 ? await readFeeds(db) : [],
    resolutions: white.length + black.length > 0 ? await readResolutions(db) : [],
  };
}

/** Those that work: no others are offered. */
async function readFeeds(db: Db): Promise<number[]> {
  const rows = await db.select({ id: feeds.id }).from(feeds).where(eq(feeds.status, 'working'));
  return rows.map(({ id }) => id);
}

async function readResolutions(db: Db): Promise<string[]> {
  const rows = await db.select({ id: resolutions.id }).from(resolutions);
  return rows.map(({ id }) => String(id));
}
