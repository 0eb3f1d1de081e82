import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { changes, users } from '../db/schema.ts';
import { nameReferences } from './name-references.ts';

interface ListChangesQuery {
  kind: (typeof changes.$inferSelect)['kind'];
  recordId: number;
  offset: number;
  limit: number;
}

/** Lists the changes of a record, newest first. The caller checks that the record may be seen. */
export async function listChanges(db: Db, { kind, recordId, offset, limit }: ListChangesQuery) {
  const matching = and(eq(changes.kind, kind), eq(changes.recordId, recordId));
  const rows = await db
    .select({ change: changes, userName: users.name })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(matching)
    .orderBy(desc(changes.id))
    .limit(limit)
    .offset(offset);
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
  return { items, total: await db.$count(changes, matching) };
}
