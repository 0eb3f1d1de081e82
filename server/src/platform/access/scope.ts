import { and, type Column, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { users } from '../db/schema.ts';
import type { Requester } from './viewer.ts';

/**
 * Limits a query to the records that the actor may see, as a condition on the owner column: advertisers and webmasters
 * see their own, managers those of their clients, admins all (no condition). Records outside the scope answer 404, as
 * if they did not exist.
 *
 * Every query for records with an owner applies this. `realtime/audience.ts` applies the same rule to events.
 */
export function ownedWithin({ user, cabinet }: Requester, owner: Column): SQL | undefined {
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

const clientsOf = (managerId: number) =>
  new QueryBuilder()
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.managerId, managerId), ne(users.status, 'deleted')));
