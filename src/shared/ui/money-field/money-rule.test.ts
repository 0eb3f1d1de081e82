import { expect, test } from 'vitest';
import { readMoney, validateMoney } from './money-rule';

test.each([
  ['', 'EUR', null],
  ['1,250.5', 'EUR', '1250.50'],
  ['€ 1.250,50', 'EUR', '1250.50'],
  ['1250 eur', 'EUR', '1250.00'],
  ['1250', 'JPY', '1250'],
  ['99999999999999999999.99', 'EUR', '99999999999999999999.99'],
  ['0.125', 'EUR', '0.125'],
  ['plenty', 'EUR', 'plenty'],
])('%j in %s is %j', (text, currency, value) => {
  expect(readMoney(text, currency)).toBe(value);
});

test.each([
  ['1500.5', '1500.50'],
  ['1,500.50', '1500.50'],
  ['1 500', '1500.00'],
  ['EUR 20', '20.00'],
  ['1,5', '1,5'],
  ['1.500,50', '1.500,50'],
  ['1,50', '1,50'],
  ['1e3', '1e3'],
  ['-5', '-5.00'],
  ['NaN', 'NaN'],
])('%j, strictly, is %j', (text, value) => {
  expect(readMoney(text, 'EUR', true)).toBe(value);
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
])('%j under %j: %s', (value, rule, message) => {
  expect(validateMoney(value, { currency: 'EUR', ...rule })).toBe(message);
});
