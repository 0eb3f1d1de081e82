import type { PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../access/viewer.ts';
import type { Transaction } from '../db/database.ts';
import { expectRow } from './expect-row.ts';
import type { VersionedTable } from './lock-record.ts';
import { type Recorded, writeRecordChange } from './write-record-change.ts';

/** Creates a record without an owner and writes its history. */
export async function createRecorded<Table extends VersionedTable>(
  tx: Transaction,
  actor: Actor,
  table: Table,
  { values, recorded }: { values: Table['$inferInsert']; recorded: Recorded<Table['$inferSelect']> },
): Promise<Table['$inferSelect']> {
  // drizzle's types can't follow a table that is a type parameter
  const anyTable: PgTable = table;
  const created = { ...values, updatedBy: actor.user.id };
  const after = expectRow(await tx.insert(anyTable).values(created).returning()) as Table['$inferSelect'];
  await writeRecordChange(tx, actor, recorded, { id: after.id as number, after });
  return after;
}
