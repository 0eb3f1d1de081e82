import { eq } from 'drizzle-orm';
import { readSiteFeed } from '../../inventory/feeds/site-feed.ts';
import { readVastFeeds, type VastFeed } from '../../inventory/feeds/vast-feeds.ts';
import type { Db } from '../../platform/db/database.ts';
import { formats, resolutions } from '../../platform/db/schema.ts';

/** What requests are read and answered with. */
export interface RequestDictionaries {
  /** The feed by which the requests of sites come. */
  siteFeedId: number | null;
  /** Those that may be asked when no advert fits, and that may ask. */
  vastFeeds: readonly VastFeed[];
  /** The working formats, which partners name by their codes. */
  formats: readonly AskedFormat[];
  /** Ids by `640x360`. */
  resolutions: ReadonlyMap<string, number>;
}

interface AskedFormat {
  id: number;
  code: string;
  skipOffset: number | null;
}

/** Before they are read. */
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
