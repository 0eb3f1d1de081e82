import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { hashPassword } from './passwords.ts';
import { endRecoveryKeys, findRecovery } from './recovery-keys.ts';
import { createSession, endSessions, userColumns } from './session-store.ts';
import type { SessionUser } from './session-user.ts';

export interface Recovered {
  user: SessionUser;
  /** Of the session that begins. */
  token: string;
  /** The sessions that are worth nothing any more, by their tokens' hashes. */
  ended: string[];
}

/**
 * Uses up a key: a new password, no session of before, and a new one.
 * @returns null when the key is not good
 */
export async function recoverPassword(db: Db, key: string, password: string): Promise<Recovered | null> {
  const found = await findRecovery(db, key);
  if (found === null) return null;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    // whoever uses the key at the same time waits here, and then finds it dead
    await tx.select({ id: users.id }).from(users).where(eq(users.id, found.userId)).for('update');
    if ((await findRecovery(tx, key)) === null) return null;
    const [user] = await tx
      .update(users)
      .set({ passwordHash, updatedAt: sql`now()` })
      .where(eq(users.id, found.userId))
      .returning(userColumns);
    if (user === undefined) return null;
    await endRecoveryKeys(tx, user.id);
    const ended = await endSessions(tx, user.id);
    return { user, ended, token: await createSession(tx, user.id) };
  });
}
