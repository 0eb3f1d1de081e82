import { eq } from 'drizzle-orm';
import { readSiteFeed } from '../../inventory/feeds/site-feed.ts';
import { readVastFeeds, type VastFeed } from '../../inventory/feeds/vast-feeds.ts';
import type { Db } from '../../platform/db/database.ts';
import { formats, resolutions } from '../../platform/db/schema.ts';

/** The dictionaries for reading and answering requests. */
export interface RequestDictionaries {
  siteFeedId: number | null;
  /** Feeds that may be requested when no advert fits, and that may send requests. */
  vastFeeds: readonly VastFeed[];
  /** The active formats, which partners name by code. */
  formats: readonly AskedFormat[];
  /** Ids by `640x360`. */
  resolutions: ReadonlyMap<string, number>;
}

interface AskedFormat {
  id: number;
  code: string;
  skipOffset: number | null;
}

/** The value before the dictionaries are loaded. */
export const noDictionaries: RequestDictionaries = {
  siteFeedId: null,
  vastFeeds: [],
  formats: [],
  resolutions: new Map(),
};

export async function readRequestDictionaries(db: Db): Promise<RequestDictionaries> {
  const sizes = await db.select().from(resolutions);
  const { id, code, skipOffset } = formats;
  return {
    siteFeedId: await readSiteFeed(db),
    vastFeeds: await readVastFeeds(db),
    formats: await db.select({ id, code, skipOffset }).from(formats).where(eq(formats.status, 'working')),
    resolutions: new Map(sizes.map(({ id: size, width, height }) => [`${width}x${height}`, size])),
  };
}
