import type { Db } from '../../platform/db/database.ts';
import { readSiteFeed } from './site-feed.ts';
import { readVastFeeds } from './vast-feeds.ts';

/**
 * The feeds whose requests are served: the sites' feed, and those of partners that have a tag. A campaign that targets
 * feeds, but none of these, never serves.
 *
 * @param without treats this feed as stopped
 */
export async function readAskingFeeds(db: Db, { without = 0 } = {}): Promise<ReadonlySet<number>> {
  const siteFeed = await readSiteFeed(db, { without });
  const partners = (await readVastFeeds(db))
    .filter(({ id, askingKey }) => askingKey !== null && id !== without)
    .map(({ id }) => id);
  return new Set(siteFeed === null ? partners : [siteFeed, ...partners]);
}
