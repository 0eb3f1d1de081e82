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

/** The same for a text that is kept in lower case, such as `search_text`, and needn't be changed for each comparison. */
export const containsKept = (text: string, kept: Column | SQL): SQL => sql`${kept} like lower(${likePattern(text)})`;

/** The pattern of LIKE for texts that contain this one. `%` and `_` match literally. */
const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
