import type { Folder as FolderDto, FolderKind } from '@/shared/api';

export type { FolderKind };

/** A folder for a user's own sites, campaigns (with groups) or adverts. */
export interface Folder {
  id: number;
  kind: FolderKind;
  name: string;
  /** null for the top level. */
  parentId: number | null;
  /** The number of records directly in it. */
  count: number;
}

export const toFolder = (dto: FolderDto): Folder => ({
  id: dto.id,
  kind: dto.kind,
  name: dto.name,
  parentId: dto.parent_id,
  count: dto.count,
});
