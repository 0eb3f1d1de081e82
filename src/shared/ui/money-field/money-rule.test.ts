import { expect, test } from 'vitest';
import { parseMoney, validateMoney } from './money-rule';

test.each([
  ['', 'EUR', null],
  ['1,250.5', 'EUR', '1250.50'],
  ['€ 1.250,50', 'EUR', '1250.50'],
  ['1250 eur', 'EUR', '1250.00'],
  ['12,50', 'EUR', '12.50'],
  ['1,5', 'EUR', '1.50'],
  ['1 234,56', 'RUB', '1234.56'],
  ['1.500,00', 'RUB', '1500.00'],
  ['500 руб.', 'RUB', '500.00'],
  ['1,500', 'RUB', '1500.00'],
  ['-5', 'RUB', '-5.00'],
  // ambiguous: 1,500 or 1.5; kept as text, so that the field reports too many decimals
  ['1.500', 'RUB', '1.500'],
  ['500 руб.', 'EUR', '500 руб.'],
  ['€ 20', 'RUB', '€ 20'],
  ['1e3', 'EUR', '1e3'],
  ['1250', 'JPY', '1250'],
  ['99999999999999999999.99', 'EUR', '99999999999999999999.99'],
  ['0.125', 'EUR', '0.125'],
  ['plenty', 'EUR', 'plenty'],
])('%j in %s is %j', (text, currency, value) => {
  expect(parseMoney(text, currency)).toBe(value);
});

test.each([
  [null, {}, undefined],
  ['0.10', { min: '0.1' }, undefined],
  ['0.00', { min: '0.01' }, 'At least EUR 0.01'],
  ['10000000000000000.01', { max: '10000000000000000.00' }, 'At most EUR 10,000,000,000,000,000.00'],
  ['0.125', {}, 'At most 2 decimal places'],
  ['1.5', { currency: 'JPY' }, 'No decimal places in JPY'],
  ['plenty', {}, 'Enter an amount like 1500.00'],
  [12.5, {}, 'Enter an amount like 1500.00'],
])('%j with the rule %j: %s', (value, rule, message) => {
  expect(validateMoney(value, { currency: 'EUR', ...rule })).toBe(message);
});
