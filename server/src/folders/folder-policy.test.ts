import { expect, it } from 'vitest';
import { folderMoves, folderTree } from '../../../openapi/policies/folder-cases.ts';
import { refuseParent } from './folder-policy.ts';

it.each(folderMoves)('$folder into $parent: $refusal', ({ folder, parent, refusal }) => {
  expect(refuseParent(folderTree, folder, parent)).toBe(refusal);
});
