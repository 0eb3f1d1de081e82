import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { changes, users } from '../db/schema.ts';
import { newestFirst } from '../records/list-order.ts';
import { type List, readPage } from '../records/read-page.ts';
import { nameReferences } from './name-references.ts';

interface ListChangesQuery {
  kind: (typeof changes.$inferSelect)['kind'];
  recordId: number;
  page: List['page'];
}

/** Lists the changes of a record, newest first. The caller checks that the record may be seen. */
export async function listChanges(db: Db, { kind, recordId, page: asked }: ListChangesQuery) {
  const list = {
    matching: and(eq(changes.kind, kind), eq(changes.recordId, recordId)),
    order: newestFirst(changes.id),
    page: asked,
  };
  const { rows, ...page } = await readPage(
    db,
    list,
    (isOnPage) =>
      db
        .select({ change: changes, userName: users.name })
        .from(changes)
        .leftJoin(users, eq(users.id, changes.userId))
        .where(isOnPage),
    ({ change }) => change.id,
  );
  const named = await nameReferences(
    db,
    rows.map(({ change }) => change.fields),
  );
  const items = rows.map(({ change, userName }, index) => ({
    id: change.id,
    user_id: change.userId,
    user_name: userName,
    created_at: change.createdAt.toISOString(),
    action: change.action,
    fields: named[index] ?? change.fields,
  }));
  return { items, ...page };
}
