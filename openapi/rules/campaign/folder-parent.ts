import type { Refusal } from '../text/refusal.ts';

const MAX_DEPTH = 5;

interface Node {
  id: number;
  parentId: number | null;
}

function withAncestors(tree: readonly Node[], id: number | null): number[] {
  const node = tree.find((candidate) => candidate.id === id);
  return node === undefined ? [] : [node.id, ...withAncestors(tree, node.parentId)];
}

/** Number of levels from a folder down to its deepest descendant, including itself. */
const heightOf = (tree: readonly Node[], id: number): number =>
  1 + Math.max(0, ...tree.filter(({ parentId }) => parentId === id).map((child) => heightOf(tree, child.id)));

/**
 * Returns why a folder can't be moved into another; null if it can.
 *
 * @param folderId null for a new folder
 * @param parentId null for the top level
 */
export function validateParent(
  tree: readonly Node[],
  folderId: number | null,
  parentId: number | null,
): Refusal<'cycle' | 'too-deep'> | null {
  const above = withAncestors(tree, parentId);
  if (folderId !== null && above.includes(folderId)) return { code: 'cycle', text: "A folder can't contain itself" };
  const height = folderId === null ? 1 : heightOf(tree, folderId);
  if (above.length + height <= MAX_DEPTH) return null;
  return { code: 'too-deep', text: `At most ${MAX_DEPTH} levels of folders` };
}
