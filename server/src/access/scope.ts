import { and, type Column, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { users } from '../db/schema.ts';
import type { Actor } from './viewer.ts';

/**
 * Whose records somebody may see, as a condition on the column that names the owner: their own as an advertiser or a
 * webmaster, those of their clients as a manager, all (no condition) as an admin. What lies outside answers 404, as if
 * it did not exist.
 *
 * Every query for records of people goes through here. Its twin for events: `realtime/audience.ts`.
 */
export function ownedWithin({ user, cabinet }: Actor, owner: Column): SQL | undefined {
  switch (cabinet) {
    case 'advertiser':
    case 'webmaster':
      return eq(owner, user.id);
    case 'manager':
      return inArray(owner, clientsOf(user.id));
    case 'admin':
      return undefined;
  }
}

/** A manager's clients. */
const clientsOf = (managerId: number) =>
  new QueryBuilder()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.managerId, managerId), ne(users.status, 'deleted')));
