import { type Column, eq, isNull, type SQL } from 'drizzle-orm';

/** What lies right in a folder; 0 is what lies in none. No condition for no folder. */
export function inFolder(folderId: number | undefined, column: Column): SQL | undefined {
  if (folderId === undefined) return undefined;
  return folderId === 0 ? isNull(column) : eq(column, folderId);
}
