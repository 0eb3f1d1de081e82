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
])('%j means %j', (unit, currency) => {
  expect(currencyOf(unit)).toBe(currency);
});

it.each([
  ['RUB', ['RUB', '₽', 'руб.', 'рублей']],
  ['₽', ['₽', 'RUB', 'руб']],
  ['USD', ['USD', '$']],
  ['KZT', ['KZT', '₸']],
  ['XTS', ['XTS']],
  ['s', ['s']],
])('%s has the spellings %j', (unit, spellings) => {
  expect(spellingsOf(unit)).toEqual(expect.arrayContaining(spellings));
});

it('leaves out signs that other currencies share', () => {
  expect(spellingsOf('RUB')).not.toContain('€');
});
