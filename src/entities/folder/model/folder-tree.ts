import type { TreeItem } from '@/shared/ui/tree';
import type { Folder } from './folder';

/** From the top down to the folder; empty for none, and for one that isn't there. */
export function pathOf<Node extends Pick<Folder, 'id' | 'parentId'>>(
  folders: readonly Node[],
  id: number | null | undefined,
): readonly Node[] {
  const folder = folders.find((candidate) => candidate.id === id);
  return folder === undefined ? [] : [...pathOf(folders, folder.parentId), folder];
}

/** The folders that lie right in one, in the order of the list; null is the top. */
const childrenOf = <Node extends Pick<Folder, 'parentId'>>(folders: readonly Node[], id: number | null) =>
  folders.filter(({ parentId }) => parentId === id);

/** A flat list as items of a tree. */
export const toTree = (folders: readonly Folder[], parentId: number | null = null): TreeItem<number>[] =>
  childrenOf(folders, parentId).map(({ id, name, count }) => ({
    key: id,
    name,
    count,
    children: toTree(folders, id),
  }));

/** A folder with those it lies in, for a list that is no tree: "News / Regional". */
export const pathName = (folders: readonly Folder[], id: number): string =>
  pathOf(folders, id)
    .map(({ name }) => name)
    .join(' / ');
