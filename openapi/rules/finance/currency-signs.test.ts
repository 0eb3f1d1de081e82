import { expect, it } from 'vitest';
import { currencyOf, spellingsOf } from './currency-signs.ts';

it.each([
  ['₽', 'RUB'],
  ['Руб.', 'RUB'],
  ['RUR', 'RUB'],
  ['usd', 'USD'],
  ['£', 'GBP'],
  ['$', ''],
  ['px', ''],
  ['', ''],
])('%j stands for %j', (unit, currency) => {
  expect(currencyOf(unit)).toBe(currency);
});

it.each([
  ['RUB', ['RUB', '₽', 'руб.', 'рублей']],
  ['₽', ['₽', 'RUB', 'руб']],
  ['USD', ['USD', '$']],
  ['KZT', ['KZT', '₸']],
  ['XTS', ['XTS']],
  ['s', ['s']],
])('%s may be written as %j', (unit, spellings) => {
  expect(spellingsOf(unit)).toEqual(expect.arrayContaining(spellings));
});

it('leaves the signs of other currencies out', () => {
  expect(spellingsOf('RUB')).not.toContain('€');
});
