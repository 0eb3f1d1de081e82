import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { feeds } from '../../platform/db/schema.ts';

/**
 * The feed of requests from players on sites: the first active one of kind `site`.
 *
 * @param without treats this feed as stopped
 * @returns null if none is active
 */
export async function readSiteFeed(db: Db, { without = 0 } = {}): Promise<number | null> {
  const [feed] = await db
    .select({ id: feeds.id })
    .from(feeds)
    .where(and(eq(feeds.kind, 'site'), eq(feeds.status, 'working'), ne(feeds.id, without)))
    .orderBy(asc(feeds.id))
    .limit(1);
  return feed?.id ?? null;
}
