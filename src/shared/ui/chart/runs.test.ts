import { expect, test } from 'vitest';
import { splitIntoRuns } from './runs';

test.each([
  ['abcd', '', '0-3'],
  ['abcd', 'd', '0-2 2~3'],
  ['abcd', 'a', '0~1 1-3'],
  ['abcd', 'ad', '0~1 1-2 2~3'],
  ['abcd', 'c', '0-1 1~3'],
  ['ab', 'ab', '0~1'],
  ['abc', 'ac', '0~2'],
  ['a', 'a', '0-0'],
])('a line of %s with incomplete values %j has the runs %s', (names, partial, runs) => {
  const parts = new Map([...partial].map((name) => [name, 'so far']));
  const written = splitIntoRuns([...names], parts).map(({ from, to, isWhole }) => `${from}${isWhole ? '-' : '~'}${to}`);
  expect(written.join(' ')).toBe(runs);
});
