import { expect, it } from 'vitest';
import { lastVisible, pathTo, type TreeItem } from './tree-item';

const items: readonly TreeItem<number>[] = [
  { key: 1, name: 'Retail', children: [{ key: 2, name: 'Spring', children: [{ key: 3, name: 'Shoes' }] }] },
  { key: 4, name: 'Cars', children: [] },
];

it.each([
  { key: 1, path: [1] },
  { key: 3, path: [1, 2, 3] },
  { key: 4, path: [4] },
  { key: 5, path: [] },
  { key: null, path: [] },
])('the path to $key is $path', ({ key, path }) => {
  expect(pathTo(items, key).map((item) => item.key)).toEqual(path);
});

it.each([
  { opened: [], seen: 1 },
  { opened: [2], seen: 1 },
  { opened: [1], seen: 2 },
  { opened: [1, 2], seen: 3 },
  { opened: [1, 2, 3], seen: 3 },
])('with $opened expanded, $seen is the last visible item of the path to 3', ({ opened, seen }) => {
  expect(lastVisible(pathTo(items, 3), new Set<number>(opened))?.key).toBe(seen);
});

it('an empty path has no visible item', () => {
  expect(lastVisible([], new Set<number>())).toBeUndefined();
});
