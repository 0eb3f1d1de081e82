import { expect, it } from 'vitest';
import { freeName } from './free-name.ts';

const longest = 'n'.repeat(120);

it.each([
  ['News', [], 'News'],
  ['News', ['Sport'], 'News'],
  ['News', ['News'], 'News (2)'],
  ['News', ['News', 'News (2)', 'News (4)'], 'News (3)'],
  [longest, [longest], `${'n'.repeat(116)} (2)`],
])('%s beside %j is %s', (name, taken, free) => {
  expect(freeName(name, taken)).toBe(free);
});
