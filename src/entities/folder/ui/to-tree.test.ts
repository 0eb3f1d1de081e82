import { expect, it } from 'vitest';
import type { Folder } from '../model/folder';
import { toTree } from './to-tree';

const folder = (id: number, name: string, parentId: number | null = null): Folder => ({
  id,
  name,
  parentId,
  kind: 'site',
  count: id * 10,
});

const folders = [folder(3, 'Local', 2), folder(1, 'News'), folder(2, 'Regional', 1), folder(4, 'Sport')];

it('builds a tree in the order of the list', () => {
  expect(toTree(folders)).toEqual([
    {
      key: 1,
      name: 'News',
      count: 10,
      children: [
        { key: 2, name: 'Regional', count: 20, children: [{ key: 3, name: 'Local', count: 30, children: [] }] },
      ],
    },
    { key: 4, name: 'Sport', count: 40, children: [] },
  ]);
});
