import type { Folder, FolderKind } from '@/entities/folder';
import { formatCount } from '@/shared/lib/format';

/** Records that are kept in folders of a kind. */
export interface MovedRecords {
  kind: FolderKind;
  records: readonly { id: number; name: string }[];
  /** Groups are kept in the campaign folders. */
  record?: 'group';
  /** Their current folder, if known. */
  from?: number | null | undefined;
}

/** What is being moved: a folder, or records. */
export type Moved = { folder: Folder } | MovedRecords;

export const kindOf = (moved: Moved): FolderKind => ('folder' in moved ? moved.folder.kind : moved.kind);

/** "Evening news", "3 sites". */
export function nameMoved(moved: Moved): string {
  if ('folder' in moved) return moved.folder.name;
  const [first, ...others] = moved.records;
  return first && others.length === 0 ? first.name : formatCount(moved.records.length, moved.record ?? moved.kind);
}
