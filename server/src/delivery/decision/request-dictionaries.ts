import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { feeds, resolutions } from '../../platform/db/schema.ts';

/** What requests are read with. */
export interface RequestDictionaries {
  /** The first working feed of kind `site`. */
  siteFeedId: number | null;
  /** Ids by `640x360`. */
  resolutions: ReadonlyMap<string, number>;
}

export async function readRequestDictionaries(db: Db): Promise<RequestDictionaries> {
  const [feed] = await db
    .select({ id: feeds.id })
    .from(feeds)
    .where(and(eq(feeds.kind, 'site'), eq(feeds.status, 'working')))
    .orderBy(asc(feeds.id))
    .limit(1);
  const sizes = await db.select().from(resolutions);
  return {
    siteFeedId: feed?.id ?? null,
    resolutions: new Map(sizes.map(({ id, width, height }) => [`${width}x${height}`, id])),
  };
}
