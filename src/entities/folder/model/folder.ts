import type { Folder as FolderDto, FolderKind } from '@/shared/api';

export type { FolderKind };

/** One of a person's own folders: where they keep sites, campaigns (with their groups) or adverts. */
export interface Folder {
  id: number;
  kind: FolderKind;
  name: string;
  /** null is the top. */
  parentId: number | null;
  /** Records that lie right in it. */
  count: number;
}

export const toFolder = (dto: FolderDto): Folder => ({
  id: dto.id,
  kind: dto.kind,
  name: dto.name,
  parentId: dto.parent_id,
  count: dto.count,
});
