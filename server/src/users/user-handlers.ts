import { and, arrayContains, ne } from 'drizzle-orm';
import { ownedWithin } from '../access/scope.ts';
import { userColumns } from '../auth/session-store.ts';
import { toUserBody } from '../auth/session-user.ts';
import type { Handlers } from '../contract/handlers.ts';
import { containsText } from '../db/contains-text.ts';
import type { Db } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { sortOrder } from '../db/sort-order.ts';

const columns = { name: users.name, login: users.login };

export const userHandlers = ({ db }: { db: Db }): Pick<Handlers, 'listUsers'> => ({
  async listUsers({ viewer, query: { search, panel, sort, offset, limit } }) {
    const matching = and(
      ownedWithin(viewer, users.id),
      ne(users.status, 'deleted'),
      panel && arrayContains(users.supportPanels, [panel]),
      containsText(search, users.name, users.login),
    );
    const rows = await db
      .select(userColumns)
      .from(users)
      .where(matching)
      .orderBy(...sortOrder(sort, columns, users.id))
      .limit(limit)
      .offset(offset);
    return { status: 200, body: { items: rows.map(toUserBody), total: await db.$count(users, matching) } };
  },
});
