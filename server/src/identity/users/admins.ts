import { and, arrayContains, asc, eq } from 'drizzle-orm';
import type { Actor } from '../../platform/access/viewer.ts';
import { forbidden, refused } from '../../platform/contract/api-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema.ts';

/**
 * Locks the active users with the admin role until the transaction ends, so that changes of rights are serialized: if two
 * admins remove each other's rights at once, the second has none any more. Take this lock before that of the user.
 *
 * @returns the ids of those with the admin flag
 * @throws ApiError 403 if the actor does not have the admin role (any more)
 */
export async function lockAdmins(tx: Transaction, { user }: Pick<Actor, 'user'>): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ id: users.id, isAdmin: users.isAdmin })
    .from(users)
    .where(and(eq(users.status, 'working'), arrayContains(users.supportPanels, ['admin'])))
    .orderBy(asc(users.id))
    .for('no key update');
  if (!rows.some(({ id }) => id === user.id)) throw forbidden('Only admins can change users');
  return new Set(rows.flatMap(({ id, isAdmin }) => (isAdmin ? [id] : [])));
}

/**
 * Only users with the admin flag may grant or change it: others could give it to themselves, or take over an admin's
 * account.
 * @param flagged whether the changed user has the flag, before or after
 * @throws ApiError 403
 */
export function refuseFlag({ user }: Pick<Actor, 'user'>, admins: ReadonlySet<number>, flagged: boolean): void {
  if (flagged && !admins.has(user.id))
    throw forbidden('Only users with admin rights can give them, or change those who have them');
}

/**
 * Refuses to remove one's own status or rights, and to leave the platform without an admin.
 * @param stays whether the user is still an admin after the change
 * @throws ApiError 400
 */
export function refuseOwnRights(
  { user }: Pick<Actor, 'user'>,
  admins: ReadonlySet<number>,
  target: { id: number; stays: boolean },
): void {
  if (admins.has(target.id) && admins.size === 1 && !target.stays)
    throw refused('The platform needs an admin, and this is the last one');
  if (user.id === target.id) throw refused("You can't change your own status or rights: ask another admin");
}
