import { expect, test } from 'vitest';
import { readMoney, refuseMoney } from './money-rule';

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
  [null, {}, undefined],
  ['0.10', { min: '0.1' }, undefined],
  ['0.00', { min: '0.01' }, 'At least 0.01 EUR'],
  ['10000000000000000.01', { max: '10000000000000000.00' }, 'At most 10,000,000,000,000,000.00 EUR'],
  ['0.125', {}, 'At most 2 decimals'],
  ['1.5', { currency: 'JPY' }, 'JPY has no decimals'],
  ['plenty', {}, 'Write an amount, such as 1,250.50'],
  [12.5, {}, 'Write an amount, such as 1,250.50'],
])('%j under %j: %s', (value, rule, message) => {
  expect(refuseMoney(value, { currency: 'EUR', ...rule })).toBe(message);
});
