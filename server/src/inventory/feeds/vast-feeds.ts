import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { feeds } from '../../platform/db/schema.ts';

/** The endpoints of the working feeds of kind `vast`, which placements can have asked, by id. */
export async function readVastFeeds(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: feeds.id, endpoint: feeds.endpoint })
    .from(feeds)
    .where(and(eq(feeds.kind, 'vast'), eq(feeds.status, 'working'), isNotNull(feeds.endpoint)));
  return new Map(rows.map(({ id, endpoint }) => [id, endpoint ?? '']));
}
