import type { AnalyticsQuestion } from '@preroll/rules/analytics/analytics-question';
import { expect, it } from 'vitest';
import { comparisonPeriod, dropInvalidComparison } from './comparison-period.ts';

const question = (dateFrom: string, dateTo: string, compare: AnalyticsQuestion['compare']) =>
  ({
    dateFrom,
    dateTo,
    compare,
    timezone: 'UTC',
    order: { by: { metric: 'click', isChange: true }, isDescending: true },
  }) as unknown as AnalyticsQuestion;

it.each([
  ['2026-11-01', '2026-11-30', 'none', null],
  ['2026-11-01', '2026-11-30', 'previous_period', { from: '2026-10-02', to: '2026-10-31' }],
  ['2026-11-01', '2026-11-30', 'previous_weeks', { from: '2026-09-27', to: '2026-10-26' }],
  ['2026-11-01', '2026-11-30', 'previous_year', { from: '2025-11-01', to: '2025-11-30' }],
  ['2028-02-29', '2028-02-29', 'previous_year', { from: '2027-02-28', to: '2027-02-28' }],
] as const)('%s to %s with %s', (from, to, compare, expected) => {
  expect(comparisonPeriod(question(from, to, compare))).toEqual(expected);
});

it.each([
  ['2026-11-01', '2026-11-30', 'previous_year', 'previous_year'],
  ['2026-11-01', '2027-10-31', 'previous_year', 'previous_year'],
  // the periods share a day
  ['2026-11-01', '2027-11-01', 'previous_year', 'none'],
  // has not started
  ['2026-11-25', '2026-11-30', 'previous_period', 'none'],
  // begins before the retention limit
  ['2026-10-20', '2026-10-31', 'previous_year', 'none'],
  ['2026-01-01', '2026-06-30', 'previous_period', 'none'],
] as const)('%s to %s keeps of %s: %s', (from, to, compare, expected) => {
  // results are retained for 400 days
  const result = dropInvalidComparison(question(from, to, compare), new Date('2026-11-24T12:00:00Z'));
  expect(result.compare).toBe(expected);
  expect(result.order.by).toMatchObject({ isChange: expected !== 'none' });
});
