import type { TreeItem } from '@/shared/ui/tree';
import type { Folder } from '../model/folder';

/** Builds tree items from a flat list, keeping its order. */
export const toTree = (folders: readonly Folder[], parentId: number | null = null): TreeItem<number>[] =>
  folders
    .filter((folder) => folder.parentId === parentId)
    .map(({ id, name, count }) => ({ key: id, name, count, children: toTree(folders, id) }));
