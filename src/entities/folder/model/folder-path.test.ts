import { describe, expect, it } from 'vitest';
import type { Folder } from './folder';
import { pathName, pathOf } from './folder-path';

const folder = (id: number, name: string, parentId: number | null = null): Folder => ({
  id,
  name,
  parentId,
  kind: 'site',
  count: id * 10,
});

const folders = [folder(3, 'Local', 2), folder(1, 'News'), folder(2, 'Regional', 1), folder(4, 'Sport')];

describe('folder paths', () => {
  it.each([
    { id: 1, path: [1] },
    { id: 3, path: [1, 2, 3] },
    { id: 4, path: [4] },
    { id: 9, path: [] },
    { id: 0, path: [] },
    { id: null, path: [] },
    { id: undefined, path: [] },
  ])('the path of folder $id is $path', ({ id, path }) => {
    expect(pathOf(folders, id).map((step) => step.id)).toEqual(path);
  });

  it('formats the names with slashes between them', () => {
    expect(pathName(folders, 3)).toBe('News / Regional / Local');
  });
});
