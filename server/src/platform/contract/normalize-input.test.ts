import { expect, it } from 'vitest';
import { normalizeInput } from './normalize-input.ts';

it('trims texts, but not passwords', () => {
  const input = { name: '\u202E a b\t', list: [' x ', 1, null], password: ' p ' };
  expect(normalizeInput(input)).toEqual({ name: 'a b', list: ['x', 1, null], password: ' p ' });
});

it.each([
  ['NUL', 'a\0b', 'ab'],
  ['a lone high surrogate', 'a\ud83d', 'a\ufffd'],
  ['a lone low surrogate', '\ude00b', '\ufffdb'],
  ['a surrogate pair', '\ud83d\ude00', '\ud83d\ude00'],
])('makes texts and keys storable: %s', (_name, text, stored) => {
  expect(normalizeInput({ [text]: [text], password: text, values: { password: { [text]: text } } })).toEqual({
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
  ['excessive nesting', nested(1), nested(1_000_000)],
  ['entries', list(100_000), list(100_001)],
  ['fields', fields(1000), fields(1001)],
])('enforces its limits: %s', (_name, most, more) => {
  expect(normalizeInput(most)).toEqual(most);
  expect(() => normalizeInput(more)).toThrow('Some fields need your attention');
});
