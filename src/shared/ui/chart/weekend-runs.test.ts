import { expect, it } from 'vitest';
import { weekendRuns } from './weekend-runs';

const days = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `2026-11-${String(first + index).padStart(2, '0')}`);

it.each([
  ['weekdays', days(16, 5), []],
  ['a week from Monday', days(16, 7), [{ first: 5, last: 6 }]],
  [
    'half a weekend at each end',
    days(15, 7),
    [
      { first: 0, last: 0 },
      { first: 6, last: 6 },
    ],
  ],
  ['no days', [], []],
])('finds the weekends in %s', (_, among, runs) => {
  expect(weekendRuns(among)).toEqual(runs);
});
