import { expect, test } from 'vitest';
import { moveInGrid } from './grid-keys';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 0, 3],
  ['ArrowDown', 8, 9],
  ['ArrowUp', 4, 1],
  ['PageDown', 0, 9],
  ['Home', 7, 0],
  ['End', 1, 9],
  ['x', 1, null],
])('%s from %i of ten in rows of three leads to %s', (key, index, next) => {
  expect(moveInGrid(key, index, 10, 3)).toBe(next);
});
