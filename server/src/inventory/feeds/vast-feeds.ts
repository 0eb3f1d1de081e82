import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { feeds } from '../../platform/db/schema.ts';

/** A server that placements can have asked, and whose players can ask us. */
export interface VastFeed {
  id: number;
  code: string;
  /** What is asked, with macros. */
  endpoint: string;
  currency: string;
  /** Of the secret with which the partner's servers speak for their viewers; null without one. */
  secretHash: string | null;
}

/** Reads the working feeds of kind `vast`. */
export async function readVastFeeds(db: Db): Promise<VastFeed[]> {
  const { id, code, endpoint, currency, secretHash } = feeds;
  const rows = await db
    .select({ id, code, endpoint, currency, secretHash })
    .from(feeds)
    .where(and(eq(feeds.kind, 'vast'), eq(feeds.status, 'working'), isNotNull(endpoint)));
  return rows.map((row) => ({ ...row, endpoint: row.endpoint ?? '' }));
}
