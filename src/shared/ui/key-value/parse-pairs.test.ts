import { expect, test } from 'vitest';
import { duplicateKeys, movePair, parsePairs, validatePairs } from './parse-pairs';

const pair = (key: string, value = '') => ({ key, value });

test.each([
  ['word', null],
  ['', null],
  ['two words', null],
  ['https://example.com/path', null],
  ['a=1', [pair('a', '1')]],
  ['a=1&b=2', [pair('a', '1'), pair('b', '2')]],
  ['?a=1&b', [pair('a', '1'), pair('b')]],
  ['&a=1&&=2&', [pair('a', '1')]],
  ['https://example.com/x?utm_source=a+b&q=%D1%8F#top', [pair('utm_source', 'a b'), pair('q', 'я')]],
  ['a=100%&b=x=y', [pair('a', '100%'), pair('b', 'x=y')]],
  ['a=1\nb=2\r\n\nc', [pair('a', '1'), pair('b', '2'), pair('c')]],
  ['a: 1\nb\t2', [pair('a', '1'), pair('b', '2')]],
])('%j contains %j', (text, pairs) => {
  expect(parsePairs(text)).toEqual(pairs);
});

test.each([
  [[], undefined],
  [[pair('a', '1'), pair('b', '1')], undefined],
  [[pair(''), pair('')], undefined],
  [[pair('a'), pair('', '1')], 'Row 2 has a value but no name'],
  [[pair('a', '1'), pair('a', '2')], '“a” is a duplicate: keep one of them'],
  [null, undefined],
])('%j: %s', (pairs, message) => {
  expect(validatePairs(pairs)).toBe(message);
});

test('finds duplicate keys', () => {
  expect([...duplicateKeys([pair('a'), pair('b'), pair('a'), pair(''), pair('')])]).toEqual(['a']);
});

test.each([
  [0, 1, 'bac'],
  [2, 0, 'cab'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('from %i to %i: %s', (from, to, result) => {
  const moved = movePair([pair('a'), pair('b'), pair('c')], from, to);
  expect(moved.map(({ key }) => key).join('')).toBe(result);
});
