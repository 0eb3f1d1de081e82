import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { sessions } from '../../platform/db/schema.ts';
import { requireRow } from '../../platform/records/require-row.ts';
import { endSessions } from '../auth/session-store.ts';
import { writeActionChange } from './write-action-change.ts';

type Schemas = components['schemas'];

/** Lists the active sessions of a user, most recently used first. */
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
 * Ends one session of a user, and writes it to the user's history.
 * @returns its token hash
 * @throws ApiError 404 for another user's session, or one that has ended
 */
export async function endSession(
  tx: Transaction,
  viewer: Pick<Viewer, 'user'>,
  { userId, sessionId }: { userId: number; sessionId: number },
): Promise<string> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ tokenHash: sessions.tokenHash });
  const { tokenHash } = requireRow(ended);
  await writeActionChange(tx, viewer, userId, { field: 'sessions', done: 'one ended' });
  return tokenHash;
}

/**
 * Ends all sessions of a user but the viewer's own one, and writes it to the user's history.
 * @returns their token hashes
 */
export async function endAllSessions(
  tx: Transaction,
  { user, tokenHash }: Pick<Viewer, 'user' | 'tokenHash'>,
  userId: number,
): Promise<string[]> {
  const isOwn = user.id === userId;
  const ended = await endSessions(tx, userId, isOwn ? tokenHash : undefined);
  const done = isOwn ? 'all others ended' : 'all ended';
  if (ended.length > 0) await writeActionChange(tx, { user }, userId, { field: 'sessions', done });
  return ended;
}
