import { describe, expect, it } from 'vitest';
import { folderMoves, folderTree } from './folder-parent.cases.ts';
import { refuseParent } from './folder-parent.ts';

describe('refuseParent', () => {
  it.each(folderMoves)('$folder into $parent: $refusal.text', ({ folder, parent, refusal }) => {
    expect(refuseParent(folderTree, folder, parent)).toEqual(refusal);
  });
});
