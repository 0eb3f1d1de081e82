import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../access/viewer.ts';
import type { Transaction } from '../db/database.ts';
import { changes } from '../db/schema.ts';

type Fields = (typeof changes.$inferSelect)['fields'];

type Action = (typeof changes.$inferSelect)['action'];

type Values = Readonly<Record<string, unknown>>;

interface Changed {
  kind: (typeof changes.$inferInsert)['kind'];
  recordId: number;
  fields: Fields;
  /** Defaults to an update, or the removal of a record that keeps its row. */
  action?: Action;
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

const isRemoval = (fields: Fields) => fields.some(({ field, new: value }) => field === 'status' && value === 'deleted');

/**
 * Writes the changes of an edit, a creation or a removal to the history.
 * @param actor who made the changes; null for the platform itself
 */
export async function writeChanges(
  tx: Transaction,
  actor: Pick<Actor, 'user'> | null,
  { action, ...changed }: Changed,
): Promise<void> {
  const done = action ?? (isRemoval(changed.fields) ? 'removed' : 'updated');
  await tx.insert(changes).values({ ...changed, action: done, userId: actor?.user.id ?? null });
}
