import type { Folder, FolderKind } from '@/entities/folder';
import { formatCount } from '@/shared/lib/format';

/** A record and its folder; null if it is in none. */
export interface FiledRecord {
  id: number;
  name: string;
  folderId: number | null;
}

/** Records that use folders of a kind. */
export interface MovedRecords {
  kind: FolderKind;
  records: readonly FiledRecord[];
  /** Set for groups, which use the campaign folders. */
  record?: 'group';
  /** Their current folder, if known. */
  from?: number | null | undefined;
}

/** What is being moved: a folder, or records. */
export type MovedItems = { folder: Folder } | MovedRecords;

export const kindOf = (moved: MovedItems): FolderKind => ('folder' in moved ? moved.folder.kind : moved.kind);

/** "Evening news", "3 sites". */
export function describeMoved(moved: MovedItems): string {
  if ('folder' in moved) return moved.folder.name;
  const [first, ...others] = moved.records;
  return first && others.length === 0 ? first.name : formatCount(moved.records.length, moved.record ?? moved.kind);
}

/** The moves that restore the earlier folders after a move with these results, one for each folder. */
export function undoMoves(
  moved: MovedItems,
  results: readonly { id: number; ok: boolean }[],
): { moved: MovedItems; into: number | null }[] {
  if ('folder' in moved) return [{ moved, into: moved.folder.parentId }];
  const done = new Set(results.filter(({ ok }) => ok).map(({ id }) => id));
  const places = new Map<number | null, FiledRecord[]>();
  for (const record of moved.records) {
    if (done.has(record.id)) places.set(record.folderId, [...(places.get(record.folderId) ?? []), record]);
  }
  return [...places].map(([into, records]) => ({ moved: { ...moved, records }, into }));
}
