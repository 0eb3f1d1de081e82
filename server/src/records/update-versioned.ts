import { eq, sql } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { type LastChange, refuseStaleEdit } from '../access/refuse-stale-edit.ts';
import type { Actor } from '../access/viewer.ts';
import type { Transaction } from '../db/database.ts';
import { expectRow } from './expect-row.ts';
import { lockRecord, type VersionedTable } from './lock-record.ts';
import { type Recorded, writeRecordChange } from './write-record-change.ts';

/** The columns that every edit of a record changes. */
export const nextVersion = ({ version }: { version: number }, { user }: { user: { id: number } }) => ({
  version: version + 1,
  updatedBy: user.id,
  updatedAt: sql`now()`,
});

interface Edit<Table extends PgTable> {
  id: number;
  /** The version that the edit began with. */
  version: number;
  values: PgUpdateSetSource<Table>;
  recorded: Recorded<Table['$inferSelect']>;
}

/**
 * Edits a record without an owner and writes its history.
 * @throws ApiError 400 for a stale edit, 404
 */
export async function updateVersioned<Table extends VersionedTable>(
  tx: Transaction,
  actor: Actor,
  table: Table,
  { id, version, values, recorded }: Edit<Table>,
): Promise<Table['$inferSelect']> {
  const { row: before, updatedByName } = await lockRecord(tx, table, id);
  refuseStaleEdit({ ...(before as Omit<LastChange, 'updatedByName'>), updatedByName }, version);
  const changed = { ...values, ...nextVersion({ version }, actor) };
  const anyTable: VersionedTable = table;
  const after = expectRow(await tx.update(anyTable).set(changed).where(eq(anyTable.id, id)).returning());
  await writeRecordChange(tx, actor, recorded, { id, before, after });
  return after;
}
