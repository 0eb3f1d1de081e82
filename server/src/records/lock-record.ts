import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { notFound } from '../contract/api-error.ts';
import type { Transaction } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { requireRow } from './require-row.ts';

export type VersionedTable = PgTable & Record<'id' | 'version' | 'updatedBy' | 'updatedAt', PgColumn>;

/**
 * Reads a record without an owner, with the name of its last editor, and locks it until the transaction ends.
 * @throws ApiError 404, also for a deleted record
 */
export async function lockRecord<Table extends VersionedTable>(
  tx: Transaction,
  table: Table,
  id: number,
): Promise<{ row: Table['$inferSelect']; updatedByName: string }> {
  // drizzle's types can't follow a table that is a type parameter
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
