import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { feeds } from '../../platform/db/schema.ts';

/** A partner: placements can have its server asked, its players can ask us, or both. */
export interface VastFeed {
  id: number;
  code: string;
  /** What is asked, with macros; null if it isn't asked. */
  endpoint: string | null;
  currency: string;
  /** In the tag of its players; null if they don't ask us. */
  askingKey: string | null;
  /** Of the secret with which the partner's servers speak for their viewers; null without one. */
  secretHash: string | null;
}

/** Reads the working feeds of kind `vast`. */
export function readVastFeeds(db: Db): Promise<VastFeed[]> {
  const { id, code, endpoint, currency, askingKey, secretHash } = feeds;
  return db
    .select({ id, code, endpoint, currency, askingKey, secretHash })
    .from(feeds)
    .where(and(eq(feeds.kind, 'vast'), eq(feeds.status, 'working')));
}
