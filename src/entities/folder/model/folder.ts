import type { Folder as FolderDto, FolderKind } from '@/shared/api';

export type { FolderKind };

/** A user's own folder for sites, campaigns (with their groups) or adverts. */
export interface Folder {
  id: number;
  kind: FolderKind;
  name: string;
  /** null for the top level. */
  parentId: number | null;
  /** Number of records directly in it. */
  count: number;
}

export const toFolder = (dto: FolderDto): Folder => ({
  id: dto.id,
  kind: dto.kind,
  name: dto.name,
  parentId: dto.parent_id,
  count: dto.count,
});
