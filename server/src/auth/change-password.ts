import { and, eq, sql } from 'drizzle-orm';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { endRecoveryKeys } from './recovery-keys.ts';
import { endSessions } from './session-store.ts';

/**
 * Sets a new password. The session that asks goes on; the user's others end, and so do keys to a new password.
 * @returns the hashes of the tokens that are worth nothing any more; null when the current password is another
 */
export async function changePassword(
  db: Db,
  { user: { id }, tokenHash }: Pick<Viewer, 'user' | 'tokenHash'>,
  passwords: { current: string; next: string },
): Promise<string[] | null> {
  const [found] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id));
  if (found === undefined || !(await verifyPassword(found.passwordHash, passwords.current))) return null;
  const passwordHash = await hashPassword(passwords.next);
  return db.transaction(async (tx) => {
    // of two changes at the same time the second began with a password that counts no more
    const [changed] = await tx
      .update(users)
      .set({ passwordHash, updatedAt: sql`now()` })
      .where(and(eq(users.id, id), eq(users.passwordHash, found.passwordHash)))
      .returning({ id: users.id });
    if (changed === undefined) return null;
    await endRecoveryKeys(tx, id);
    return endSessions(tx, id, tokenHash);
  });
}
