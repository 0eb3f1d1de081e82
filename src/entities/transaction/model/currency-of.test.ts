import { expect, it } from 'vitest';
import { currencyOf } from './currency-of';

it.each([
  ['', ['RUB', 'EUR'], 'RUB'],
  ['EUR', ['RUB', 'EUR'], 'EUR'],
  ['USD', ['RUB', 'EUR'], 'RUB'],
  ['', [], ''],
])('where %j is chosen, an account with %j moves %j', (chosen, codes, currency) => {
  expect(
    currencyOf(
      chosen,
      codes.map((code) => ({ currency: code })),
    ),
  ).toBe(currency);
});
