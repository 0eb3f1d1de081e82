import { and, eq, sql } from 'drizzle-orm';
import { createToken } from '../../platform/access/tokens.ts';
import { writeChanges } from '../../platform/changes/write-changes.ts';
import type { Db } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema.ts';
import { expectRow } from '../../platform/records/expect-row.ts';
import { createInvitation, type Invitation } from '../auth/invitations.ts';
import { hashPassword } from '../auth/passwords.ts';
import { rejectDuplicateLogin } from './save-user.ts';

const isWorkingAdmin = and(eq(users.isAdmin, true), eq(users.status, 'working'));

/** The startup warning for a platform without an active admin; null if there is one. */
export const warnOfNoAdmin = async (db: Db): Promise<string | null> =>
  (await db.$count(users, isWorkingAdmin)) === 0
    ? 'There is no admin yet: create the first one with npm run admin -- you@example.com'
    : null;

/**
 * Creates the first admin without a password, and the key of their invitation. If the admin has not set a password yet,
 * creates another key and invalidates the earlier one.
 * @param login an e-mail address
 * @returns the login of the existing admin instead, if there is one
 * @throws ApiError 422 if a user without the rights of an admin has the login
 */
export async function inviteFirstAdmin(db: Db, login: string): Promise<Invitation | { admin: string }> {
  // a random password: the invitation sets the first one
  const passwordHash = await hashPassword(createToken());
  const address = login.toLowerCase();
  const creation = db.transaction(async (tx) => {
    // serializes concurrent commands, so that the second one finds the first one's admin
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
  return rejectDuplicateLogin(creation);
}
