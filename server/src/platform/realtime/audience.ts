import { and, arrayContains, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';

export const ADMINS = 'admins';
export const roomOfUser = (userId: number) => `user:${userId}`;
export const roomOfSession = (tokenHash: string) => `session:${tokenHash}`;

/**
 * Returns the rooms that may receive events about an owner's records: the owner, the owner's manager and the admins.
 * `ownedWithin` in `access/scope.ts` applies the same rule. It is called for every event, because a client's manager
 * can change while both are connected.
 */
export async function audienceOf(db: Db, ownerId: number): Promise<string[]> {
  const manager = alias(users, 'manager');
  const managers = await db
    .select({ id: manager.id })
    .from(users)
    .innerJoin(manager, eq(manager.id, users.managerId))
    .where(and(eq(users.id, ownerId), ne(users.status, 'deleted'), arrayContains(manager.supportPanels, ['manager'])));
  return [ADMINS, roomOfUser(ownerId), ...managers.map(({ id }) => roomOfUser(id))];
}
