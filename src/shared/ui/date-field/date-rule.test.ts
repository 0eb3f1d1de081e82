import { expect, test } from 'vitest';
import { dayValue, validateDay, validateEnd } from './date-rule';

test.each([
  ['', null],
  ['31/12/2026', '2026-12-31'],
  ['31/02/2026', '31/02/2026'],
])('%j has the value %j', (text, value) => {
  expect(dayValue(text)).toBe(value);
});

test.each([
  [null, {}, undefined],
  ['2026-12-31', { min: '2026-12-31', max: '2026-12-31' }, undefined],
  ['2026-12-30', { min: '2026-12-31' }, 'Not before 31/12/2026'],
  ['2027-01-01', { max: '2026-12-31' }, 'Not after 31/12/2026'],
  ['31/02/2026', {}, 'February 2026 has 28 days'],
])('%j with the rule %j: %s', (value, rule, message) => {
  expect(validateDay(value, rule)).toBe(message);
});

test.each([
  ['2026-12-30', '2026-12-31', undefined],
  ['2026-12-31', '2026-12-31', undefined],
  [null, '2026-12-31', undefined],
  ['2026-12-31', null, undefined],
  ['2026-12-31', '2026-12-30', 'The end is before the start, 31/12/2026'],
  ['2026-12-31', '31/02/2026', 'February 2026 has 28 days'],
])('from %j to %j: %s', (start, end, message) => {
  expect(validateEnd(start, end, {})).toBe(message);
});
