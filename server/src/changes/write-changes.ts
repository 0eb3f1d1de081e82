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
 * Which fields an edit changes, from what to what. In which order an object's keys come is no difference: the database
 * has an order of its own.
 *
 * @param before the fields under their names on the wire; what is only in one of the two counts as null in the other
 */
export const changedFields = (before: Values, after: Values): Fields =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, old: before[field] ?? null, new: after[field] ?? null }))
    .filter((change) => !isDeepStrictEqual(change.old, change.new));

/** Writes into the history what an edit has changed. */
export async function writeChanges(tx: Transaction, { user }: Pick<Actor, 'user'>, changed: Changed): Promise<void> {
  await tx.insert(changes).values({ ...changed, userId: user.id });
}
