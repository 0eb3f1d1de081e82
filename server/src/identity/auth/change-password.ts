import { and, eq, sql } from 'drizzle-orm';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { revokeRecoveryKeys } from './recovery-keys.ts';
import { endSessions } from './session-store.ts';
import { writePasswordChange } from './write-password-change.ts';

/**
 * Sets a new password. The current session stays; the user's other sessions and recovery keys end.
 * @returns the token hashes of the ended sessions, or null when the current password is wrong
 */
export async function changePassword(
  db: Db,
  { user, tokenHash }: Pick<Viewer, 'user' | 'tokenHash'>,
  passwords: { current: string; next: string },
): Promise<string[] | null> {
  const { id } = user;
  const [found] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id));
  if (found === undefined || !(await verifyPassword(found.passwordHash, passwords.current))) return null;
  const passwordHash = await hashPassword(passwords.next);
  return db.transaction(async (tx) => {
    // of two concurrent changes, the second was checked against a password that is no longer valid
    const [changed] = await tx
      .update(users)
      .set({ passwordHash, invitedAt: null, updatedAt: sql`now()` })
      .where(and(eq(users.id, id), eq(users.passwordHash, found.passwordHash)))
      .returning({ id: users.id });
    if (changed === undefined) return null;
    await revokeRecoveryKeys(tx, id);
    await writePasswordChange(tx, user);
    return endSessions(tx, id, tokenHash);
  });
}
