import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { feeds } from '../../platform/db/schema.ts';

/** A partner: placements may forward players to its server, its players may request our adverts, or both. */
export interface VastFeed {
  id: number;
  code: string;
  /** The URL to request, with macros; null if it isn't requested. */
  endpoint: string | null;
  currency: string;
  /** The key in the tag of its players; null if they don't request our adverts. */
  askingKey: string | null;
  /** The hash of the secret with which the partner's servers may name their viewers; null without one. */
  secretHash: string | null;
}

/** Reads the active feeds of kind `vast`. */
export function readVastFeeds(db: Db): Promise<VastFeed[]> {
  const { id, code, endpoint, currency, askingKey, secretHash } = feeds;
  return db
    .select({ id, code, endpoint, currency, askingKey, secretHash })
    .from(feeds)
    .where(and(eq(feeds.kind, 'vast'), eq(feeds.status, 'working')));
}
