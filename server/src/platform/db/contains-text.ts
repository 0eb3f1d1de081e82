import { type Column, ilike, or, type SQL, sql } from 'drizzle-orm';

/**
 * Builds a case-insensitive condition that one of the columns contains the text; undefined for no text. `%` and `_`
 * match literally.
 */
export function containsText(text: string | undefined, ...columns: Column[]): SQL | undefined {
  if (!text) return undefined;
  const pattern = likePattern(text);
  return or(...columns.map((column) => ilike(column, pattern)));
}

/** The same for a column that is stored in lower case, such as `search_text`, which saves lower-casing each row. */
export const containsLowerCased = (text: string, column: Column | SQL): SQL =>
  sql`${column} like lower(${likePattern(text)})`;

/** The LIKE pattern of texts that contain this one. `%` and `_` match literally. */
const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
