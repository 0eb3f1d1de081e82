import type { validateParent } from './folder-parent.ts';

/**
 * The tree that the cases are about. At most 5 folders may be nested.
 *
 * 1 > 2 > 3 > 4 > 5
 * 6 > 7
 * 8
 */
export const folderTree: readonly { id: number; parentId: number | null }[] = [
  { id: 5, parentId: 4 },
  { id: 2, parentId: 1 },
  { id: 1, parentId: null },
  { id: 3, parentId: 2 },
  { id: 4, parentId: 3 },
  { id: 7, parentId: 6 },
  { id: 6, parentId: null },
  { id: 8, parentId: null },
];

type Refusal = ReturnType<typeof validateParent>;

const cycle: Refusal = { code: 'cycle', text: "A folder can't contain itself" };
const tooDeep: Refusal = { code: 'too-deep', text: 'At most 5 levels of folders' };

/** The folder (null for a new one), its new parent (null for the top level), and why the move is refused. */
export const folderMoves: readonly { folder: number | null; parent: number | null; refusal: Refusal }[] = [
  { folder: null, parent: null, refusal: null },
  { folder: null, parent: 4, refusal: null },
  { folder: null, parent: 5, refusal: tooDeep },
  { folder: null, parent: 7, refusal: null },
  { folder: 1, parent: null, refusal: null },
  { folder: 1, parent: 1, refusal: cycle },
  { folder: 1, parent: 2, refusal: cycle },
  { folder: 1, parent: 5, refusal: cycle },
  { folder: 1, parent: 8, refusal: tooDeep },
  { folder: 2, parent: 8, refusal: null },
  { folder: 2, parent: 6, refusal: null },
  { folder: 2, parent: 7, refusal: tooDeep },
  { folder: 2, parent: 1, refusal: null },
  { folder: 2, parent: null, refusal: null },
  { folder: 3, parent: 7, refusal: null },
  { folder: 4, parent: 3, refusal: null },
  { folder: 4, parent: 5, refusal: cycle },
  { folder: 5, parent: null, refusal: null },
  { folder: 6, parent: 3, refusal: null },
  { folder: 6, parent: 4, refusal: tooDeep },
  { folder: 7, parent: 4, refusal: null },
  { folder: 8, parent: 4, refusal: null },
  { folder: 8, parent: 5, refusal: tooDeep },
];
