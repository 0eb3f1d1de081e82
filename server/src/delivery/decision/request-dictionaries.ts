import { readSiteFeed } from '../../inventory/feeds/site-feed.ts';
import { readVastFeeds } from '../../inventory/feeds/vast-feeds.ts';
import type { Db } from '../../platform/db/database.ts';
import { resolutions } from '../../platform/db/schema.ts';

/** What requests are read and answered with. */
export interface RequestDictionaries {
  /** The feed by which all requests come. */
  siteFeedId: number | null;
  /** The endpoints of the feeds that may be asked when no advert fits, by id. */
  vastFeeds: ReadonlyMap<number, string>;
  /** Ids by `640x360`. */
  resolutions: ReadonlyMap<string, number>;
}

export async function readRequestDictionaries(db: Db): Promise<RequestDictionaries> {
  const sizes = await db.select().from(resolutions);
  return {
    siteFeedId: await readSiteFeed(db),
    vastFeeds: await readVastFeeds(db),
    resolutions: new Map(sizes.map(({ id, width, height }) => [`${width}x${height}`, id])),
  };
}
