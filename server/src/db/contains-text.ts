import { type Column, ilike, or, type SQL } from 'drizzle-orm';

/** Whether one of the columns has the text in it, in any case; no condition for no text. `%` and `_` are themselves. */
export function containsText(text: string | undefined, ...columns: Column[]): SQL | undefined {
  if (!text) return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}
