import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { feeds, resolutions } from '../../platform/db/schema.ts';
import type { StoredDictionaries } from './known-dictionaries.ts';
import type { CompleteTargeting } from './targeting.ts';

/**
 * Reads the dictionaries in the database.
 *
 * @param targeting limits the read to the dictionaries that it refers to
 */
export async function readDictionaries(
  db: Db,
  { feeds: chosen, resolution: { white, black } }: Pick<CompleteTargeting, 'feeds' | 'resolution'>,
): Promise<StoredDictionaries> {
  return {
    feeds: chosen.length > 0 ? await readFeeds(db) : [],
    resolutions: white.length + black.length > 0 ? await readResolutions(db) : [],
  };
}

/** Reads the active feeds; others are not offered. */
async function readFeeds(db: Db): Promise<number[]> {
  const rows = await db.select({ id: feeds.id }).from(feeds).where(eq(feeds.status, 'working'));
  return rows.map(({ id }) => id);
}

async function readResolutions(db: Db): Promise<string[]> {
  const rows = await db.select({ id: resolutions.id }).from(resolutions);
  return rows.map(({ id }) => String(id));
}
