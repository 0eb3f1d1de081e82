import { and, eq, sql } from 'drizzle-orm';
import { createToken } from '../../platform/access/tokens.ts';
import { writeChanges } from '../../platform/changes/write-changes.ts';
import type { Db } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { createInvitation, type Invitation } from '../auth/invitations.ts';
import { hashPassword } from '../auth/passwords.ts';
import { unlessDuplicate } from './save-user.ts';

const isWorkingAdmin = and(eq(users.isAdmin, true), eq(users.status, 'working'));

/** What the start says of a platform that nobody can manage; null if somebody can. */
export const warnOfNoAdmin = async (db: Db): Promise<string | null> =>
  (await db.$count(users, isWorkingAdmin)) === 0
    ? 'There is no admin yet: create the first one with npm run admin -- you@example.com'
    : null;

/**
 * Creates the first admin, without a password, and the key of their invitation. One who has not chosen a password yet gets
 * another key, and the earlier one ends.
 * @param login an e-mail address
 * @returns instead, the login of the admin that there is already
 * @throws ApiError 422 when a user without the rights of an admin has the login
 */
export async function inviteFirstAdmin(db: Db, login: string): Promise<Invitation | { admin: string }> {
  // nobody knows this password: the invitation sets the first one
  const passwordHash = await hashPassword(createToken());
  const address = login.toLowerCase();
  const creation = db.transaction(async (tx) => {
    // of two commands at once, the second finds the admin of the first
    await tx.execute(sql`LOCK TABLE ${users} IN SHARE ROW EXCLUSIVE MODE`);
    const [admin] = await tx.select().from(users).where(isWorkingAdmin).orderBy(users.id).limit(1);
    if (admin !== undefined) {
      const isWaiting = admin.login === address && admin.invitedAt !== null;
      return isWaiting ? createInvitation(tx, admin) : { admin: admin.login };
    }
    const [name = ''] = address.split('@');
    const row = { login: address, name, passwordHash, supportPanels: ['admin' as const], isAdmin: true };
    const user = expectRow(await tx.insert(users).values(row).returning());
    const fields = [{ field: 'is_admin', old: null, new: true }];
    await writeChanges(tx, null, { kind: 'user', recordId: user.id, fields, action: 'created' });
    return createInvitation(tx, user);
  });
  return unlessDuplicate(creation);
}
