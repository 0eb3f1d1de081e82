import { asc, type Column, desc, type SQL, sql } from 'drizzle-orm';

type Key<Sort extends string> = Sort extends `-${string}` ? never : Sort;

/** Translates `sort` into an order (`-` is descending), case-insensitive for texts, with the id as the tie-breaker. */
export function sortOrder<Sort extends string>(sort: Sort, columns: Record<Key<Sort>, Column>, id: Column): SQL[] {
  const column = columns[sort.replace(/^-/, '') as Key<Sort>];
  const direction = sort.startsWith('-') ? desc : asc;
  return [direction(column.columnType === 'PgText' ? sql`lower(${column})` : column), asc(id)];
}
