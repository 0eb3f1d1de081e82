import { MAX_NUMBERED_ROWS } from '@preroll/rules/text/paging';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { decodeCursor, encodeCursor, isOnCursorSide, refuseBadValue } from './cursor.ts';
import { type ListOrder, orderTerms } from './list-order.ts';

/** The columns selected to find a page. */
export type PageFields = { id: PgColumn; key: SQL.Aliased<string | null> };

export interface List {
  /** Selects from further tables, if filters or the order need them: ends with `$dynamic()`. */
  select?: (fields: PageFields) => PgSelect;
  /** Search and filters. */
  matching: SQL | undefined;
  order: ListOrder;
  /** The contract's parameters: a cursor or an offset, and a limit unless all rows are requested. */
  page: { after?: string | undefined; offset: number; limit?: number | undefined };
}

interface Cursors {
  /** The cursors of the neighbouring pages; null if there is none. */
  next: string | null;
  previous: string | null;
}

/**
 * Finds the ids of a page, in the list's order. They are selected before the rows, because wide rows are slow to sort and
 * skip.
 */
export async function findPage(db: Db, list: List): Promise<Cursors & { ids: number[] }> {
  const { matching, order, page } = list;
  const { limit, offset } = page;
  const cursor = page.after === undefined ? undefined : decodeCursor(page.after, order);
  const isBackward = cursor?.side === 'previous';
  const query = selectFrom(db, list)
    .where(and(matching, cursor && isOnCursorSide(order, cursor)))
    .orderBy(...orderTerms(order, isBackward));
  // one more row shows whether another page follows
  if (limit !== undefined) query.limit(limit + 1);
  const found = (await (cursor ? refuseBadValue(query) : query.offset(offset))) as { id: number; key: string | null }[];
  const isMore = limit !== undefined && found.length > limit;
  const rows = isMore ? found.slice(0, limit) : found;
  if (isBackward) rows.reverse();
  const cursorOf = (row: (typeof rows)[number] | undefined, side: 'next' | 'previous') =>
    row ? encodeCursor(order, { side, value: row.key, id: row.id }) : null;
  return {
    ids: rows.map(({ id }) => id),
    next: isBackward || isMore ? cursorOf(rows.at(-1), 'next') : null,
    previous: (isBackward ? isMore : cursor || offset > 0) ? cursorOf(rows[0], 'previous') : null,
  };
}

/**
 * Reads a page of a list, the cursors of its neighbouring pages and the total number of rows.
 *
 * @param read reads the rows that match a condition, in any order
 */
export async function readPage<Row>(
  db: Db,
  list: List,
  read: (isOnPage: SQL) => PromiseLike<Row[]>,
  idOf: (row: Row) => number,
): Promise<Cursors & { rows: Row[]; total: number }> {
  const { ids, ...cursors } = await findPage(db, list);
  const [rows, total] = await Promise.all([
    ids.length === 0 ? [] : read(inArray(list.order.id, ids)),
    totalOf(db, list, { count: ids.length, isLast: cursors.next === null }),
  ]);
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  // a row may have been removed in the meantime
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total, ...cursors };
}

/**
 * Counts at most one row more than a list may number. The last page, and an empty first page, imply the total without a
 * query.
 */
function totalOf(
  db: Db,
  list: List,
  { count, isLast }: { count: number; isLast: boolean },
): PromiseLike<number> | number {
  const { after, offset } = list.page;
  if (after === undefined && isLast && (count > 0 || offset === 0)) return offset + count;
  const counted = selectFrom(db, list)
    .where(list.matching)
    .limit(MAX_NUMBERED_ROWS + 1);
  return db.$count(counted.as('counted'));
}

function selectFrom(db: Db, { select, order: { key, id } }: List): PgSelect {
  const fields = { id, key: (key ? sql<string>`${key.expression}::text` : sql<null>`null`).as('key') };
  return select ? select(fields) : db.select(fields).from(id.table).$dynamic();
}
