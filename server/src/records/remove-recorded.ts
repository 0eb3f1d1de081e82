import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import type { Db, Transaction } from '../db/database.ts';
import { lockRecord, type VersionedTable } from './lock-record.ts';
import { type Recorded, writeRecordChange } from './write-record-change.ts';

interface Removal<Row> {
  id: number;
  recorded: Recorded<Row>;
  /** Throws if the locked record may not be removed. */
  refuse: (tx: Transaction, row: Row) => Promise<void>;
}

/**
 * Removes a record without an owner and writes its history. A record with a status is marked as deleted, because others
 * may still refer to it.
 * @throws ApiError 404
 */
export function removeRecorded<Table extends VersionedTable>(
  db: Db,
  actor: Actor,
  table: Table,
  { id, recorded, refuse }: Removal<Table['$inferSelect']>,
): Promise<void> {
  // drizzle's types can't follow a table that is a type parameter
  const anyTable: VersionedTable = table;
  return db.transaction(async (tx) => {
    const { row: before } = await lockRecord(tx, table, id);
    await refuse(tx, before);
    const deleted = { status: 'deleted', updatedBy: actor.user.id, updatedAt: sql`now()` };
    const removal = 'status' in anyTable ? tx.update(anyTable).set(deleted) : tx.delete(anyTable);
    await removal.where(eq(anyTable.id, id));
    await writeRecordChange(tx, actor, recorded, { id, before });
  });
}
