import { expect, it } from 'vitest';
import { folderMoves, folderTree } from '../../../../openapi/policies/folder-cases';
import { refuseParent } from './folder-policy';

it.each(folderMoves)('$folder into $parent: $refusal', ({ folder, parent, refusal }) => {
  expect(refuseParent(folderTree, folder, parent)).toBe(refusal);
});
