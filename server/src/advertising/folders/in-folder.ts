import { type Column, eq, isNull, type SQL } from 'drizzle-orm';

/** Builds the condition for records directly in a folder, or with 0 in no folder; undefined for all records. */
export function inFolder(folderId: number | undefined, column: Column): SQL | undefined {
  if (folderId === undefined) return undefined;
  return folderId === 0 ? isNull(column) : eq(column, folderId);
}
