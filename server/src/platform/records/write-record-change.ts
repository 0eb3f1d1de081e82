import type { Actor } from '../access/viewer.ts';
import { changedFields, writeChanges } from '../changes/write-changes.ts';
import type { Transaction } from '../db/database.ts';
import type { changes } from '../db/schema.ts';

/** How records of a kind are written to the history. */
export interface HistoryDescriptor<Row> {
  kind: (typeof changes.$inferInsert)['kind'];
  /** The record as the API returns it. */
  describe: (row: Row) => object;
  /** Fields of `describe` whose values are never written: the history only states that they changed. */
  secrets?: readonly string[];
}

interface Change<Row> {
  id: number;
  /** Absent for a new record. */
  before?: Row;
  /** Absent for a removed record. */
  after?: Row;
}

/** Fields that change with every edit, and are therefore left out. */
const bookkeeping: readonly string[] = ['id', 'version', 'created_at', 'updated_at'];

/** Writes the creation, edit or removal of a record to the history. */
export async function writeRecordChange<Row>(
  tx: Transaction,
  actor: Pick<Actor, 'user'>,
  { kind, describe, secrets = [] }: HistoryDescriptor<Row>,
  { id, before, after }: Change<Row>,
): Promise<void> {
  const fieldsOf = (row: Row | undefined) =>
    Object.fromEntries(
      Object.entries(row === undefined ? {} : describe(row)).filter(([field]) => !bookkeeping.includes(field)),
    );
  const fields = changedFields(fieldsOf(before), fieldsOf(after)).flatMap((change) => {
    if (!secrets.includes(change.field)) return [change];
    return after === undefined ? [] : [{ field: change.field, old: null, new: 'changed' }];
  });
  if (fields.length === 0) return;
  const changed = { kind, recordId: id, fields };
  if (before === undefined) await writeChanges(tx, actor, { ...changed, action: 'created' });
  else if (after === undefined) await writeChanges(tx, actor, { ...changed, action: 'removed' });
  else await writeChanges(tx, actor, changed);
}
