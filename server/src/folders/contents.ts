import { and, count, eq, ne } from 'drizzle-orm';
import type { Db, Transaction } from '../db/database.ts';
import { adverts, campaigns, folders, groups, sites } from '../db/schema.ts';
import type { FolderKind } from './folder-tree.ts';

const tablesOf = { site: [sites], campaign: [campaigns, groups], advert: [adverts] } as const;

/** How many records lie right in each folder of the person, by the folder's id. */
export async function countContents(db: Db, ownerId: number, kind: FolderKind): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  for (const table of tablesOf[kind]) {
    const rows = await db
      .select({ id: folders.id, count: count() })
      .from(folders)
      .innerJoin(table, eq(table.folderId, folders.id))
      .where(and(eq(folders.ownerId, ownerId), eq(folders.kind, kind), ne(table.status, 'deleted')))
      .groupBy(folders.id);
    for (const row of rows) counts.set(row.id, (counts.get(row.id) ?? 0) + row.count);
  }
  return counts;
}

/** Puts all that lies in a folder into another, deleted records too: nothing may go on pointing at a folder that goes. */
export async function moveContents(tx: Transaction, kind: FolderKind, from: number, to: number | null): Promise<void> {
  for (const table of tablesOf[kind]) await tx.update(table).set({ folderId: to }).where(eq(table.folderId, from));
}
