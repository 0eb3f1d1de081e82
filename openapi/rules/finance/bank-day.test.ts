import { expect, it } from 'vitest';
import { lastBankDay } from './bank-day.ts';

it.each([
  ['2026-11-20T09:59:59Z', '2026-11-20'],
  // the next day begins on Kiritimati
  ['2026-11-20T10:00:00Z', '2026-11-21'],
  ['2026-12-31T10:00:00Z', '2027-01-01'],
])('at %s the latest possible day of a payment is %s', (now, day) => {
  expect(lastBankDay(Date.parse(now))).toBe(day);
});
