import { expect, it } from 'vitest';
import { commonCurrency } from './common-currency';

it.each([
  [['RUB', 'RUB'], 'RUB'],
  [['RUB', null], 'RUB'],
  [['RUB', 'EUR'], undefined],
  [[null], undefined],
  [[], undefined],
])('finds in %j the currency %s', (currencies, one) => {
  expect(commonCurrency(currencies.map((currency) => ({ currency })))).toBe(one);
});
