import { startOfWeek } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { expect, test } from 'vitest';
import { formatDate, formatDateTime, weekStartsOn } from './format-date';

test.each([
  [new Date(2026, 0, 2), '02/01/2026'],
  [new Date(2026, 11, 31, 23, 59), '31/12/2026'],
  [new Date(2024, 1, 29).getTime(), '29/02/2024'],
  ['2026-05-09T12:00:00', '09/05/2026'],
])('%s is the day %s', (date, text) => {
  expect(formatDate(date)).toBe(text);
});

test.each([
  [new Date(2026, 0, 2, 9, 5), '02/01/2026, 09:05'],
  ['2026-05-09T18:30:59', '09/05/2026, 18:30'],
])('%s is the time %s', (date, text) => {
  expect(formatDateTime(date)).toBe(text);
});

test('the week starts on Monday, in the application and in the locale', () => {
  const sunday = new Date(2026, 10, 22);
  expect(formatDate(startOfWeek(sunday, { locale: enGB }))).toBe('16/11/2026');
  expect(formatDate(startOfWeek(sunday, { weekStartsOn }))).toBe('16/11/2026');
});
