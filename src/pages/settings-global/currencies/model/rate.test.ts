import { expect, it } from 'vitest';
import { isLargeChange } from './rate';

it.each([
  [100, 120, false],
  [100, 80, false],
  [100, 120.01, true],
  [100, 79.99, true],
  [0.1, 0.12, false],
  [90, 9, true],
])('changing a rate from %d to %d is a large change: %s', (old, next, expected) => {
  expect(isLargeChange(old, next)).toBe(expected);
});
