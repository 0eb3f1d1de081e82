import { expect, test } from 'vitest';
import { ALL_HOURS, ALL_WEEKDAYS } from './describe-schedule';
import { between, neighbour, withValues } from './pick';

test.each([
  [9, 12, [9, 10, 11, 12]],
  [12, 9, [9, 10, 11, 12]],
  [5, 5, [5]],
])('between %i and %i lie %j', (one, other, values) => {
  expect(between(ALL_HOURS, one, other)).toEqual(values);
});

test.each([
  [[], [3, 2], true, [2, 3]],
  [[1, 2, 3], [2], false, [1, 3]],
  [[7, 1], [1], true, [1, 7]],
])('%j and %j put in: %s makes %j', (chosen, values, isIn, result) => {
  expect(withValues(ALL_WEEKDAYS, chosen, values, isIn)).toEqual(result);
});

test.each([
  [0, 'ArrowRight', 1],
  [0, 'ArrowLeft', 0],
  [1, 'ArrowDown', 13],
  [13, 'ArrowUp', 1],
  [5, 'ArrowUp', 0],
  [5, 'Home', 0],
  [5, 'End', 23],
  [5, 'a', undefined],
])('from %i, %s leads to %s', (value, key, next) => {
  expect(neighbour(ALL_HOURS, value, key, 12)).toBe(next);
});
