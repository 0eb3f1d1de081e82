const DEEPEST = 5;

interface Node {
  id: number;
  parentId: number | null;
}

/** The folder and those it lies in, up to the top. */
function wayUp(tree: readonly Node[], id: number | null): number[] {
  const node = tree.find((candidate) => candidate.id === id);
  return node === undefined ? [] : [node.id, ...wayUp(tree, node.parentId)];
}

/** How many folders lie in each other below this one, itself included. */
const heightOf = (tree: readonly Node[], id: number): number =>
  1 + Math.max(0, ...tree.filter(({ parentId }) => parentId === id).map((child) => heightOf(tree, child.id)));

/**
 * Why a folder can't lie in another, or null.
 *
 * Twin: `src/entities/folder/model/folder-policy.ts`; the cases of both: `openapi/policies/folder-cases.ts`.
 *
 * @param folderId null for one that is to be made
 * @param parentId null for the top
 */
export function refuseParent(tree: readonly Node[], folderId: number | null, parentId: number | null): string | null {
  const above = wayUp(tree, parentId);
  if (folderId !== null && above.includes(folderId)) return "A folder can't lie in itself";
  const height = folderId === null ? 1 : heightOf(tree, folderId);
  return above.length + height > DEEPEST ? `At most ${DEEPEST} folders may lie in each other` : null;
}
