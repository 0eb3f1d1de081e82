import { expect, it } from 'vitest';
import { convertFloor } from './price-floors.ts';

it.each([
  ['the base currency', 60, { rate: 1, precision: 2 }, 60],
  ['a part of the smallest unit in the base currency', 60.0005, { rate: 1, precision: 2 }, 60.0005],
  ['a more expensive currency, rounded up', 60, { rate: 81.5, precision: 2 }, 0.74],
  ['a cheaper currency, rounded up', 60, { rate: 0.155, precision: 2 }, 387.1],
  ['a currency without decimal places', 60, { rate: 0.52, precision: 0 }, 116],
  ['an exact amount', 60, { rate: 100, precision: 2 }, 0.6],
  ['an amount with a binary rounding error', 0.07, { rate: 0.1, precision: 2 }, 0.7],
  ['no minimum', 0, { rate: 81.5, precision: 2 }, 0],
])('a minimum bid is converted: %s', (_, floor, rate, converted) => {
  expect(convertFloor(floor, rate)).toBe(converted);
});
