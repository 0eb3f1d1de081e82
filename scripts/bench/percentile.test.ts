import { expect, it } from 'vitest';
import { percentile } from './percentile.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

it.each([
  [hundred, 0.99, 99],
  [hundred, 0.5, 50],
  [hundred, 1, 100],
  [[7], 0.99, 7],
  [[], 0.5, Number.NaN],
])('of %#: %d', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});
