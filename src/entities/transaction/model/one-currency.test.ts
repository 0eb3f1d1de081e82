import { expect, it } from 'vitest';
import { oneCurrency } from './one-currency';

it.each([
  [['RUB', 'RUB'], 'RUB'],
  [['RUB', null], 'RUB'],
  [['RUB', 'EUR'], undefined],
  [[null], undefined],
  [[], undefined],
])('finds in %j the currency %s', (currencies, one) => {
  expect(oneCurrency(currencies.map((currency) => ({ currency })))).toBe(one);
});
