import type { Folder } from './folder';

/** The path from the top level to a folder; empty for null or an unknown folder. */
export function pathOf<Node extends Pick<Folder, 'id' | 'parentId'>>(
  folders: readonly Node[],
  id: number | null | undefined,
): readonly Node[] {
  const folder = folders.find((candidate) => candidate.id === id);
  return folder === undefined ? [] : [...pathOf(folders, folder.parentId), folder];
}

/** The names of a folder and its parents, for flat lists: "News / Regional". */
export const pathName = (folders: readonly Folder[], id: number): string =>
  pathOf(folders, id)
    .map(({ name }) => name)
    .join(' / ');
