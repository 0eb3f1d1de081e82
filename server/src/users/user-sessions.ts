import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Viewer } from '../access/viewer.ts';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { sessions } from '../db/schema.ts';
import { requireRow } from '../records/require-row.ts';

type Schemas = components['schemas'];

/** Lists the live sessions of a user, the latest used first. */
export async function listSessions(
  db: Db,
  userId: number,
  { tokenHash }: Pick<Viewer, 'tokenHash'>,
): Promise<Schemas['SessionList']> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  const items = rows.map((row) => ({
    id: row.id,
    address: row.address,
    agent: row.agent,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    is_current: row.tokenHash === tokenHash,
  }));
  return { items, total: items.length };
}

/**
 * Ends one session of a user.
 * @returns its token hash
 * @throws ApiError 404 for a session of somebody else, or one that has ended
 */
export async function endSession(db: Db, userId: number, sessionId: number): Promise<string> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ tokenHash: sessions.tokenHash });
  return requireRow(ended).tokenHash;
}
