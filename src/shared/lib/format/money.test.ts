import { expect, it } from 'vitest';
import { formatMoney, plainMoney } from './money';

it.each([
  [15_000, 'RUB', 'RUB 15,000.00'],
  [2184.5, 'RUB', 'RUB 2,184.50'],
  [12.5, 'EUR', 'EUR 12.50'],
  [0, 'EUR', 'EUR 0.00'],
  [1200, 'JPY', 'JPY 1,200'],
])('%d %s', (value, currency, expected) => {
  // the currency code is followed by a non-breaking space
  expect(formatMoney(value, currency).replace('\u00A0', ' ')).toBe(expected);
});

it.each([
  [15_000, 'RUB', 'RUB 15,000.00', '15,000.00'],
  [12.5, 'EUR', 'EUR 12.50', '12.50'],
  [1200, 'JPY', 'JPY 1,200', '1,200'],
])('%d %s in a column', (value, currency, expected, bare) => {
  expect(formatMoney(value, currency).replace('\u00A0', ' ')).toBe(expected);
  expect(formatMoney(value, currency, { bare: true })).toBe(bare);
});

it.each([
  [15_000, 'RUB', '15000.00'],
  [1840.506_25, 'RUB', '1840.51'],
  [1200.4, 'JPY', '1200'],
  [1.2345, 'BHD', '1.235'],
  [0, 'EUR', '0.00'],
])('%d %s in a spreadsheet', (value, currency, expected) => {
  expect(plainMoney(value, currency)).toBe(expected);
});
