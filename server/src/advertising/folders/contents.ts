import { and, count, eq, ne } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { adverts, campaigns, folders, groups, sites } from '../../platform/db/schema.ts';
import type { FolderKind } from './folder-tree.ts';

const tablesOf = { site: [sites], campaign: [campaigns, groups], advert: [adverts] } as const;

/** Counts the records directly in each of the user's folders, by folder id. */
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

/**
 * Moves all contents of a folder to another one, including deleted records, because no reference to a removed folder
 * may remain.
 */
export async function moveContents(tx: Transaction, kind: FolderKind, from: number, to: number | null): Promise<void> {
  for (const table of tablesOf[kind]) await tx.update(table).set({ folderId: to }).where(eq(table.folderId, from));
}
