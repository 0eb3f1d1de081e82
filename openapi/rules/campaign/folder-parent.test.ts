import { describe, expect, it } from 'vitest';
import { folderMoves, folderTree } from './folder-parent.cases.ts';
import { validateParent } from './folder-parent.ts';

describe('validateParent', () => {
  it.each(folderMoves)('$folder into $parent: $refusal.text', ({ folder, parent, refusal }) => {
    expect(validateParent(folderTree, folder, parent)).toEqual(refusal);
  });
});
