import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../access/viewer.ts';
import type { Transaction } from '../db/database.ts';
import { changes } from '../db/schema.ts';

type Fields = (typeof changes.$inferSelect)['fields'];

type Values = Readonly<Record<string, unknown>>;

interface Changed {
  kind: (typeof changes.$inferInsert)['kind'];
  recordId: number;
  fields: Fields;
}

/**
 * Compares two states of a record and returns the fields that differ. The order of an object's keys is ignored, because
 * the database does not preserve it.
 *
 * @param before fields by their names in the API; a field that only one side has counts as null in the other
 */
export const changedFields = (before: Values, after: Values): Fields =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, old: before[field] ?? null, new: after[field] ?? null }))
    .filter((change) => !isDeepStrictEqual(change.old, change.new));

/** Writes the changes of an edit to the history. */
export async function writeChanges(tx: Transaction, { user }: Pick<Actor, 'user'>, changed: Changed): Promise<void> {
  await tx.insert(changes).values({ ...changed, userId: user.id });
}
