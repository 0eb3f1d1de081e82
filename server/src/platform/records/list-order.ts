import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The expression by which rows are sorted before their ids. */
export interface SortKey {
  expression: SQL;
  type: string;
  isNullable: boolean;
}

/**
 * The order of a list: by the key, nulls last in ascending order, and then by the id in the same direction, so that one
 * index serves both directions. Without a key, by the id alone.
 */
export interface ListOrder {
  /** The name of the order, which cursors contain too: `-updated_at`. */
  sort: string;
  key: SortKey | null;
  id: PgColumn;
  isDescending: boolean;
}

type Key<Sort extends string> = Sort extends `-${string}` ? never : Sort;

type Sortable = PgColumn | SortKey | (() => SortKey);

/**
 * Translates `sort` into an order: `-` means descending, and texts are compared case-insensitively.
 *
 * @param columns the columns by name; a function is called only if its name is requested
 */
export function listOrder<Sort extends string>(
  sort: Sort,
  columns: Record<Key<Sort>, Sortable>,
  id: PgColumn,
): ListOrder {
  const named: Sortable = columns[sort.replace(/^-/, '') as Key<Sort>];
  const column = typeof named === 'function' ? named() : named;
  return {
    sort,
    key: 'expression' in column ? column : keyOf(column, id),
    id,
    isDescending: sort.startsWith('-'),
  };
}

export const newestFirst = (id: PgColumn): ListOrder => ({ sort: '-id', key: null, id, isDescending: true });

const keyOf = (column: PgColumn, id: PgColumn): SortKey => ({
  expression: column.columnType === 'PgText' ? sql`lower(${column})` : sql`${column}`,
  type: column.getSQLType(),
  // a joined row may be missing
  isNullable: !column.notNull || column.table !== id.table,
});

/** The terms of ORDER BY for an order, or for its reverse. */
export function orderTerms({ key, id, isDescending }: ListOrder, isReversed = false): SQL[] {
  const direction = isDescending === isReversed ? sql`asc` : sql`desc`;
  return [...(key ? [key.expression] : []), sql`${id}`].map((term) => sql`${term} ${direction}`);
}
