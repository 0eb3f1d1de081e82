import { expect, it } from 'vitest';
import { nextPosition } from './grid-position';

const extent = { rows: 101, columns: 4, page: 10 };

it.each([
  { key: 'ArrowDown', from: [1, 1], to: [2, 1] },
  { key: 'ArrowDown', from: [100, 1], to: [100, 1] },
  { key: 'ArrowUp', from: [1, 2], to: [0, 2] },
  { key: 'ArrowUp', from: [0, 2], to: [0, 2] },
  { key: 'ArrowLeft', from: [5, 0], to: [5, 0] },
  { key: 'ArrowLeft', from: [5, 3], to: [5, 2] },
  { key: 'ArrowRight', from: [5, 2], to: [5, 3] },
  { key: 'ArrowRight', from: [5, 3], to: [5, 3] },
  { key: 'Home', from: [5, 3], to: [5, 0] },
  { key: 'End', from: [5, 0], to: [5, 3] },
  { key: 'PageDown', from: [5, 1], to: [15, 1] },
  { key: 'PageDown', from: [95, 1], to: [100, 1] },
  { key: 'PageUp', from: [15, 1], to: [5, 1] },
  { key: 'PageUp', from: [3, 1], to: [0, 1] },
  { key: 'Ctrl+Home', from: [50, 2], to: [0, 0] },
  { key: 'Ctrl+End', from: [0, 0], to: [100, 3] },
] as const)('$key from $from leads to $to', ({ key, from, to }) => {
  const [row, column] = from;
  expect(nextPosition(key, { row, column }, extent)).toEqual({ row: to[0], column: to[1] });
});

it.each(['a', 'Tab', 'Ctrl+ArrowDown', 'toString'])('ignores %s', (key) => {
  expect(nextPosition(key, { row: 0, column: 0 }, extent)).toBeUndefined();
});
