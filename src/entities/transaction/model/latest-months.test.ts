import { expect, it } from 'vitest';
import { latestMonths } from './latest-months';

it.each([
  ['2026-11-30', ['2026-11', '2026-10', '2026-09']],
  ['2027-01-31', ['2027-01', '2026-12', '2026-11']],
])('lists the months up to %s', (day, months) => {
  expect(latestMonths(day, 3)).toEqual(months);
});
