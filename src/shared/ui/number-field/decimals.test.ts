import { expect, test } from 'vitest';
import { compareDecimals, currencyPlaces, decimalPlaces, groupDigits, padDecimals } from './decimals';

test.each([
  ['0', '0'],
  ['999', '999'],
  ['1000', '1,000'],
  ['-1234567.50', '-1,234,567.50'],
  ['0.12345', '0.12345'],
  ['99999999999999999999.99', '99,999,999,999,999,999,999.99'],
  ['twelve', 'twelve'],
])('formats %s as %s', (value, text) => {
  expect(groupDigits(value)).toBe(text);
});

test.each([
  ['5', 2, '5.00'],
  ['5.5', 2, '5.50'],
  ['5.123', 2, '5.123'],
  ['5', 0, '5'],
  ['five', 2, 'five'],
])('pads %s to at least %i decimals: %s', (value, places, padded) => {
  expect(padDecimals(value, places)).toBe(padded);
});

test.each([
  ['1', '1.00', 0],
  ['0.1', '0.11', -1],
  ['99999999999999999999.99', '99999999999999999999.98', 1],
  ['-1', '1', -1],
])('compares %s with %s: %i', (one, other, result) => {
  expect(compareDecimals(one, other)).toBe(result);
});

test.each([
  ['EUR', 2],
  ['JPY', 0],
  ['points', 2],
])('%s has %i decimal places', (currency, places) => {
  expect(currencyPlaces(currency)).toBe(places);
});

test('counts decimals', () => {
  expect(['1', '1.5', '1.50'].map(decimalPlaces)).toEqual([0, 1, 2]);
});
