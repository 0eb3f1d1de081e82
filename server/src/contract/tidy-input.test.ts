import { expect, it } from 'vitest';
import { tidyInput } from './tidy-input.ts';

it('takes blanks from the ends of texts, but not of passwords', () => {
  const input = { name: ' a b\t', list: [' x ', 1, null], password: ' p ' };
  expect(tidyInput(input)).toEqual({ name: 'a b', list: ['x', 1, null], password: ' p ' });
});

it.each([
  ['NUL', 'a\0b', 'ab'],
  ['half a pair of surrogates', 'a\ud83d', 'a\ufffd'],
  ['the other half', '\ude00b', '\ufffdb'],
  ['a whole pair', '\ud83d\ude00', '\ud83d\ude00'],
])('makes texts and keys such that they can be stored: %s', (_name, text, stored) => {
  expect(tidyInput({ [text]: [text], password: text, values: { password: { [text]: text } } })).toEqual({
    [stored]: [stored],
    password: stored,
    values: { password: { [stored]: stored } },
  });
});

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const list = (length: number) => Array(length).fill(1);
const fields = (count: number) => Object.fromEntries(list(count).map((_, n) => [`n${n}`, 1]));

it.each([
  ['levels', nested(32), nested(33)],
  ['levels without an end', nested(1), nested(1_000_000)],
  ['entries', list(100_000), list(100_001)],
  ['fields', fields(1000), fields(1001)],
])('takes so much and no more: %s', (_name, most, more) => {
  expect(tidyInput(most)).toEqual(most);
  expect(() => tidyInput(more)).toThrow('Some fields need your attention');
});
