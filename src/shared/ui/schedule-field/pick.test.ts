import { expect, test } from 'vitest';
import { ALL_HOURS, ALL_WEEKDAYS } from './describe-schedule';
import { between, withValues } from './pick';

test.each([
  [9, 12, [9, 10, 11, 12]],
  [12, 9, [9, 10, 11, 12]],
  [5, 5, [5]],
])('%i to %i: %j', (one, other, values) => {
  expect(between(ALL_HOURS, one, other)).toEqual(values);
});

test.each([
  [[], [3, 2], true, [2, 3]],
  [[1, 2, 3], [2], false, [1, 3]],
  [[7, 1], [1], true, [1, 7]],
])('%j with %j added (%s): %j', (chosen, values, isIn, result) => {
  expect(withValues(ALL_WEEKDAYS, chosen, values, isIn)).toEqual(result);
});
