import { describe, expect, it } from 'vitest';
import type { Folder } from './folder';
import { pathName, pathOf, toTree } from './folder-tree';

const folder = (id: number, name: string, parentId: number | null = null): Folder => ({
  id,
  name,
  parentId,
  kind: 'site',
  count: id * 10,
});

const folders = [folder(3, 'Local', 2), folder(1, 'News'), folder(2, 'Regional', 1), folder(4, 'Sport')];

describe('the path', () => {
  it.each([
    { id: 1, path: [1] },
    { id: 3, path: [1, 2, 3] },
    { id: 4, path: [4] },
    { id: 9, path: [] },
    { id: 0, path: [] },
    { id: null, path: [] },
    { id: undefined, path: [] },
  ])('to $id is $path', ({ id, path }) => {
    expect(pathOf(folders, id).map((step) => step.id)).toEqual(path);
  });

  it('is written with slashes', () => {
    expect(pathName(folders, 3)).toBe('News / Regional / Local');
  });
});

it('makes a tree in the order of the list', () => {
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
