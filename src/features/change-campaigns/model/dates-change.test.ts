import { expect, test } from 'vitest';
import { type ChosenDates, datesChange, datesOf } from './dates-change';

const untouched: ChosenDates = { start_date: null, clears_start: false, end_date: null, clears_end: false };
const action = 'set_dates' as const;

test.each([
  ['the first day alone', { start_date: '2026-12-01' }, { action, start_date: '2026-12-01' }],
  ['the last day alone', { end_date: '2026-12-31' }, { action, end_date: '2026-12-31' }],
  [
    'both days',
    { start_date: '2026-12-01', end_date: '2026-12-31' },
    { action, start_date: '2026-12-01', end_date: '2026-12-31' },
  ],
  ['no first day', { clears_start: true }, { action, start_date: null }],
  ['no last day', { clears_end: true }, { action, end_date: null }],
  [
    'a first day and no last day',
    { start_date: '2026-12-01', clears_end: true },
    { action, start_date: '2026-12-01', end_date: null },
  ],
] as const)('sends only the chosen dates: %s', (_what, chosen, change) => {
  expect(datesChange({ ...untouched, ...chosen })).toEqual(change);
  expect(datesOf(change)).toEqual({ ...untouched, ...chosen });
});

test('clearing a day overrides a day that was entered before', () => {
  expect(datesChange({ ...untouched, start_date: '2026-12-01', clears_start: true })).toEqual({
    action,
    start_date: null,
  });
});

test('makes no change if nothing is chosen', () => {
  expect(datesChange(untouched)).toBeNull();
  expect(datesOf(null)).toEqual(untouched);
});
