import { and, eq, sql } from 'drizzle-orm';
import { refused } from '../contract/api-error.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { hashPassword } from './passwords.ts';
import { endRecoveryKeys, findRecovery } from './recovery-keys.ts';
import { createSession, endSessions, userColumns } from './session-store.ts';
import type { SessionUser } from './session-user.ts';
import { hashToken } from './tokens.ts';

export interface Recovered {
  user: SessionUser;
  /** Of the session that begins. */
  token: string;
  /** The sessions that are worth nothing any more, by their tokens' hashes. */
  ended: string[];
}

export const deadLink = () => refused('This link has been used already or is older than an hour. Ask for a new one.');

/**
 * Uses up a key: a new password, no session of before, and a new one.
 * @throws ApiError 400 when the key is not good
 */
export async function recoverPassword(db: Db, key: string, password: string): Promise<Recovered> {
  const found = await findRecovery(db, key);
  if (found === null) throw deadLink();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    // writing the user is the lock: who uses the key at the same time waits here, and then finds it dead
    const [user] = await tx
      .update(users)
      .set({ passwordHash, updatedAt: sql`now()` })
      .where(and(eq(users.id, found.userId), eq(users.status, 'working')))
      .returning(userColumns);
    const keys = await endRecoveryKeys(tx, found.userId);
    if (user === undefined || !keys.includes(hashToken(key))) throw deadLink();
    const ended = await endSessions(tx, user.id);
    return { user, ended, token: await createSession(tx, user.id) };
  });
}
