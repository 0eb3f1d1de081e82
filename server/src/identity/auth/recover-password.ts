import { eq, sql } from 'drizzle-orm';
import type { SessionUser } from '../../platform/access/session-user.ts';
import type { Db } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema.ts';
import { hashPassword } from './passwords.ts';
import { findRecovery, revokeRecoveryKeys } from './recovery-keys.ts';
import { createSession, endSessions, type SessionOrigin, userColumns } from './session-store.ts';
import { writePasswordChange } from './write-password-change.ts';

export interface RecoveryResult {
  user: SessionUser;
  token: string;
  ended: string[];
}

/**
 * Redeems the key of a recovery or invitation: sets the new password, ends all earlier sessions and starts a new one.
 * @returns null when the key is invalid
 */
export async function recoverPassword(
  db: Db,
  key: string,
  password: string,
  origin?: SessionOrigin,
): Promise<RecoveryResult | null> {
  const found = await findRecovery(db, key);
  if (found === null) return null;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    // a concurrent use of the same key waits here and then finds the key used
    await tx.select({ id: users.id }).from(users).where(eq(users.id, found.userId)).for('update');
    if ((await findRecovery(tx, key)) === null) return null;
    const [user] = await tx
      .update(users)
      .set({ passwordHash, invitedAt: null, updatedAt: sql`now()` })
      .where(eq(users.id, found.userId))
      .returning(userColumns);
    if (user === undefined) return null;
    await revokeRecoveryKeys(tx, user.id);
    await writePasswordChange(tx, user);
    const ended = await endSessions(tx, user.id);
    return { user, ended, token: await createSession(tx, user.id, origin) };
  });
}
