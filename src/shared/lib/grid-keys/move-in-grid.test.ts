import { expect, test } from 'vitest';
import { moveInGrid } from '.';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 0, 3],
  ['ArrowDown', 8, 9],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 2, 0],
  ['PageDown', 0, 6],
  ['PageDown', 5, 9],
  ['PageUp', 8, 2],
  ['Home', 7, 0],
  ['End', 1, 9],
  ['x', 1, undefined],
])('%s from %i of ten in rows of three leads to %s', (key, index, next) => {
  expect(moveInGrid(key, index, { count: 10, columns: 3, page: 2 })).toBe(next);
});

test.each(['PageDown', 'PageUp'])('ignores %s without pages', (key) => {
  expect(moveInGrid(key, 4, { count: 10, columns: 3 })).toBeUndefined();
});
