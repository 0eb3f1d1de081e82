import { type Column, eq, inArray, type SQL } from 'drizzle-orm';

/** Matches a column against the value or values of a filter; undefined, which matches everything, without a filter. */
export function matches<Value extends string | number>(
  column: Column,
  wanted: Value | readonly Value[] | undefined,
): SQL | undefined {
  if (wanted === undefined) return undefined;
  return typeof wanted === 'object' ? inArray(column, [...wanted]) : eq(column, wanted);
}
