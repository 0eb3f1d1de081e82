import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { feeds, resolutions } from '../db/schema.ts';
import { categories } from '../dictionaries/categories.ts';
import { countryCodes } from '../dictionaries/countries.ts';
import { regions } from '../dictionaries/regions.ts';
import type { KnownEntries } from './known-entries.ts';
import type { WholeTargeting } from './targeting-fields.ts';

const regionCodes = new Set(regions.map(({ code }) => code));
const categoryCodes = new Set(categories.map(({ code }) => code));

/**
 * The dictionaries that a targeting is judged by.
 *
 * @param targeting of those in the database only what it names is read
 */
export async function readDictionaries(db: Db, targeting: WholeTargeting): Promise<KnownEntries> {
  const { white, black } = targeting.resolution;
  return {
    feeds: new Set(targeting.feeds.length > 0 ? await readFeeds(db) : []),
    lists: {
      country: countryCodes,
      region: regionCodes,
      categories: categoryCodes,
      resolution: new Set(white.length + black.length > 0 ? await readResolutions(db) : []),
    },
  };
}

/** Those that work: no others are offered. */
async function readFeeds(db: Db): Promise<number[]> {
  const rows = await db.select({ id: feeds.id }).from(feeds).where(eq(feeds.status, 'working'));
  return rows.map(({ id }) => id);
}

/** Their ids, as lists name them. */
async function readResolutions(db: Db): Promise<string[]> {
  const rows = await db.select({ id: resolutions.id }).from(resolutions);
  return rows.map(({ id }) => String(id));
}
