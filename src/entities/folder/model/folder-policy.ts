import type { Folder } from './folder';
import { pathOf } from './folder-tree';

const DEEPEST = 5;

type Node = Pick<Folder, 'id' | 'parentId'>;

/** How many folders lie in each other below this one, itself included. */
const heightOf = (folders: readonly Node[], id: number): number =>
  1 + Math.max(0, ...folders.filter(({ parentId }) => parentId === id).map((child) => heightOf(folders, child.id)));

/**
 * Why a folder can't lie in another, or null.
 *
 * Twin: `server/src/folders/folder-policy.ts`; the cases of both: `openapi/policies/folder-cases.ts`.
 *
 * @param folderId null for one that is to be made
 * @param parentId null for the top
 */
export function refuseParent(
  folders: readonly Node[],
  folderId: number | null,
  parentId: number | null,
): string | null {
  const above = pathOf(folders, parentId);
  if (above.some(({ id }) => id === folderId)) return "A folder can't lie in itself";
  const height = folderId === null ? 1 : heightOf(folders, folderId);
  return above.length + height > DEEPEST ? `At most ${DEEPEST} folders may lie in each other` : null;
}
