import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { type LastChange, refuseStaleEdit } from '../access/refuse-stale-edit.ts';
import type { Actor } from '../access/viewer.ts';
import { notFound } from '../contract/api-error.ts';
import type { Db, Transaction } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { expectRow } from './expect-row.ts';
import { requireRow } from './require-row.ts';
import { type HistoryDescriptor, writeRecordChange } from './write-record-change.ts';

export type VersionedTable = PgTable & Record<'id' | 'version' | 'updatedBy' | 'updatedAt', PgColumn>;

/**
 * Reads a record without an owner, with the name of its last editor, and locks it until the transaction ends.
 * @throws ApiError 404, also for a deleted record
 */
export async function lockVersioned<Table extends VersionedTable>(
  tx: Transaction,
  table: Table,
  id: number,
): Promise<{ row: Table['$inferSelect']; updatedByName: string }> {
  // drizzle's types don't support a table that is a type parameter
  // (https://github.com/drizzle-team/drizzle-orm/issues/4367)
  const anyTable: VersionedTable = table;
  const rows = await tx
    .select({ row: anyTable, updatedByName: users.name })
    .from(anyTable)
    .leftJoin(users, eq(users.id, anyTable.updatedBy))
    .where(eq(anyTable.id, id))
    .for('update', { of: anyTable });
  const { row, updatedByName } = requireRow(rows);
  if (row.status === 'deleted') throw notFound();
  return { row, updatedByName: updatedByName ?? 'Somebody' };
}

/** Creates a record without an owner and writes its history. */
export async function createVersioned<Table extends VersionedTable>(
  tx: Transaction,
  actor: Actor,
  table: Table,
  { values, history }: { values: Table['$inferInsert']; history: HistoryDescriptor<Table['$inferSelect']> },
): Promise<Table['$inferSelect']> {
  // drizzle's types don't support a table that is a type parameter
  const anyTable: PgTable = table;
  const created = { ...values, updatedBy: actor.user.id };
  const after = expectRow(await tx.insert(anyTable).values(created).returning()) as Table['$inferSelect'];
  await writeRecordChange(tx, actor, history, { id: after.id as number, after });
  return after;
}

/** The columns that every edit of a record changes. */
export const nextVersion = ({ version }: { version: number }, { user }: { user: { id: number } }) => ({
  version: version + 1,
  updatedBy: user.id,
  updatedAt: sql`now()`,
});

interface Edit<Table extends PgTable> {
  id: number;
  version: number;
  /** The columns to set, or a function of the current record: an update keeps fields that its body omits. */
  values: PgUpdateSetSource<Table> | ((before: Table['$inferSelect']) => PgUpdateSetSource<Table>);
  history: HistoryDescriptor<Table['$inferSelect']>;
}

/**
 * Edits a record without an owner and writes its history.
 * @throws ApiError 400 for a stale edit, 404
 */
export async function updateVersioned<Table extends VersionedTable>(
  tx: Transaction,
  actor: Actor,
  table: Table,
  { id, version, values, history }: Edit<Table>,
): Promise<Table['$inferSelect']> {
  const { row: before, updatedByName } = await lockVersioned(tx, table, id);
  refuseStaleEdit({ ...(before as Omit<LastChange, 'updatedByName'>), updatedByName }, version);
  const set = typeof values === 'function' ? values(before) : values;
  const changed = { ...set, ...nextVersion({ version }, actor) };
  const anyTable: VersionedTable = table;
  const after = expectRow(await tx.update(anyTable).set(changed).where(eq(anyTable.id, id)).returning());
  await writeRecordChange(tx, actor, history, { id, before, after });
  return after;
}

interface Removal<Row> {
  id: number;
  history: HistoryDescriptor<Row>;
  /** Throws if the locked record may not be removed. */
  refuse: (tx: Transaction, row: Row) => Promise<void>;
}

/**
 * Removes a record without an owner and writes its history. A record with a status is marked as deleted, because others
 * may still refer to it.
 * @throws ApiError 404
 */
export function removeVersioned<Table extends VersionedTable>(
  db: Db,
  actor: Actor,
  table: Table,
  { id, history, refuse }: Removal<Table['$inferSelect']>,
): Promise<void> {
  // drizzle's types don't support a table that is a type parameter
  const anyTable: VersionedTable = table;
  return db.transaction(async (tx) => {
    const { row: before } = await lockVersioned(tx, table, id);
    await refuse(tx, before);
    const deleted = { status: 'deleted', updatedBy: actor.user.id, updatedAt: sql`now()` };
    const removal = 'status' in anyTable ? tx.update(anyTable).set(deleted) : tx.delete(anyTable);
    await removal.where(eq(anyTable.id, id));
    await writeRecordChange(tx, actor, history, { id, before });
  });
}
