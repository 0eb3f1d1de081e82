import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../access/viewer.ts';
import { refused } from '../contract/api-error.ts';
import type { Db } from '../db/database.ts';
import { readRows } from '../db/read-rows.ts';

/**
 * The end of a message, after the number of records that refer to another: `['campaign uses this feed', 'campaigns use this
 * feed']`.
 */
export type UsePhrase = readonly [one: string, several: string];

/**
 * Refuses to remove a record that others refer to.
 * @param uses the number of records that refer to it
 * @param removed the refused action, as a participle
 * @throws ApiError 400 with the number of uses
 */
export function refuseInUse(uses: number, phrase: UsePhrase, removed = 'removed'): void {
  if (uses > 0) throw refused(describeUses(uses, phrase, removed));
}

/** The reason why a record in use can't be removed: `2 campaigns use this feed: it can't be removed`. */
const describeUses = (uses: number, [one, several]: UsePhrase, removed = 'removed'): string =>
  `${uses} ${uses === 1 ? one : several}: it can't be ${removed}`;

type Key = number | string;

/** Conditions that prevent the removal of records of a kind. */
export interface RemovalRule<Row extends { id: number }> {
  /** The key by which others refer to a record; its id by default. */
  keyOf?: (row: Row) => Key;
  /** A reason within the record itself; null if it may be removed. */
  refuse?: (row: Row) => string | null;
  uses: readonly Use[];
}

/** A kind of records that refer to others. */
interface Use {
  phrase: UsePhrase;
  /** Selects the referenced key as `key`, and the number of references as `uses`. */
  counted: SQL;
}

/** Throws a 400 if the rule prevents the removal of a record. */
export const refuseByRule =
  <Row extends { id: number }>(rule: RemovalRule<Row>) =>
  async (db: Db, row: Row): Promise<void> => {
    const reason = (await removalBlockers(db, rule, [row])).get(row.id);
    if (reason !== undefined) throw refused(reason);
  };

interface Listing<Row extends { id: number }, Listed, Body> {
  rule: RemovalRule<Row>;
  recordOf: (listed: Listed) => Row;
  toBody: (listed: Listed) => Body;
}

/** Describes the records of a list. Admins also get the reason why a record can't be removed. */
export async function withRemovalBlockers<Row extends { id: number }, Listed, Body extends object>(
  db: Db,
  { cabinet }: Pick<Actor, 'cabinet'>,
  rows: readonly Listed[],
  { rule, recordOf, toBody }: Listing<Row, Listed, Body>,
): Promise<(Body & { removal_blocked_by?: string })[]> {
  const reasons = cabinet === 'admin' ? await removalBlockers(db, rule, rows.map(recordOf)) : new Map<number, string>();
  return rows.map((row) => {
    const reason = reasons.get(recordOf(row).id);
    return { ...toBody(row), ...(reason !== undefined && { removal_blocked_by: reason }) };
  });
}

/**
 * Runs one statement per kind of use, regardless of the number of records.
 * @returns reasons by the ids of the records
 */
async function removalBlockers<Row extends { id: number }>(
  db: Db,
  { keyOf = ({ id }) => id, refuse, uses }: RemovalRule<Row>,
  rows: readonly Row[],
): Promise<Map<number, string>> {
  const reasons = new Map<number, string>();
  for (const row of rows) {
    const reason = refuse?.(row) ?? null;
    if (reason !== null) reasons.set(row.id, reason);
  }
  for (const { phrase, counted } of uses) {
    const free = new Map(rows.filter(({ id }) => !reasons.has(id)).map((row) => [keyOf(row), row.id]));
    if (free.size === 0) break;
    const statement = sql`select key, uses from (${counted}) as counted where key in ${[...free.keys()]}`;
    const found = await readRows<{ key: Key; uses: number }>(db, statement);
    for (const { key, uses } of found) {
      const id = free.get(key);
      if (id !== undefined) reasons.set(id, describeUses(uses, phrase));
    }
  }
  return reasons;
}
