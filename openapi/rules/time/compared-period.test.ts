import { expect, it } from 'vitest';
import { comparedPeriod, comparisonOf, isNewSince } from './compared-period.ts';
import { daysBetween } from './days.ts';

it.each([
  // one week, and several
  ['2026-11-14', '2026-11-20', 'previous_weeks', '2026-11-07', '2026-11-13'],
  ['2026-10-24', '2026-11-20', 'previous_weeks', '2026-09-26', '2026-10-23'],
  // a single day
  ['2026-11-20', '2026-11-20', 'previous_weeks', '2026-11-13', '2026-11-13'],
  // eight days, and a month of 30: the days in between belong to neither period
  ['2026-11-13', '2026-11-20', 'previous_weeks', '2026-10-30', '2026-11-06'],
  ['2026-11-01', '2026-11-30', 'previous_weeks', '2026-09-27', '2026-10-26'],
  // across a change to daylight saving time
  ['2026-03-27', '2026-03-31', 'previous_weeks', '2026-03-20', '2026-03-24'],
  ['2026-11-14', '2026-11-20', 'previous_period', '2026-11-07', '2026-11-13'],
  ['2026-11-13', '2026-11-20', 'previous_period', '2026-11-05', '2026-11-12'],
  ['2026-03-01', '2026-03-01', 'previous_period', '2026-02-28', '2026-02-28'],
  ['2026-11-14', '2026-11-20', 'previous_year', '2025-11-14', '2025-11-20'],
  ['2028-02-29', '2028-03-01', 'previous_year', '2027-02-28', '2027-03-01'],
  ['2028-02-28', '2028-03-01', 'previous_year', '2027-02-28', '2027-03-02'],
] as const)('%s to %s has as %s %s to %s', (from, to, comparison, otherFrom, otherTo) => {
  const other = comparedPeriod({ from, to }, comparison);
  expect(other).toEqual({ from: otherFrom, to: otherTo });
  if (comparison === 'previous_weeks') expect(daysBetween(other.from, from) % 7).toBe(0);
});

it.each([
  [undefined, 'previous_weeks'],
  ['days', 'previous_period'],
  ['year', 'previous_year'],
  ['none', 'none'],
] as const)('reads %s of a URL as %s', (compare, comparison) => {
  expect(comparisonOf({ compare })).toBe(comparison);
});

it.each([
  ['2026-11-06T23:59:59Z', '2026-11-07', 'UTC', false],
  // a record created during the first day isn't new
  ['2026-11-07T10:00:00Z', '2026-11-07', 'UTC', false],
  ['2026-11-08T00:00:00Z', '2026-11-07', 'UTC', true],
  ['2026-11-07T21:00:00Z', '2026-11-07', 'Europe/Moscow', true],
  ['2026-11-08T00:00:00Z', null, 'UTC', false],
])('a record created at %s is new since %s in %s: %s', (createdAt, compared, timezone, isNew) => {
  expect(isNewSince(new Date(createdAt), compared, timezone)).toBe(isNew);
});
