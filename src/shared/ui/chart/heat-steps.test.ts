import { expect, it } from 'vitest';
import { heatStep, peakOf } from './heat-steps';

it.each([
  [0, 100, 0],
  [null, 100, 0],
  [1, 100, 1],
  [20, 100, 1],
  [21, 100, 2],
  [99, 100, 5],
  [100, 100, 5],
  [5, 0, 0],
])('%j of at most %d is step %d', (value, most, step) => {
  expect(heatStep(value, most)).toBe(step);
});

it('finds the hour with the highest value', () => {
  expect(
    peakOf([
      [0, 3, null],
      [3, 7, 7],
    ]),
  ).toEqual({ day: 1, hour: 1, value: 7 });
  expect(peakOf([[0, null]])).toBeUndefined();
});
