import { expect, test } from 'vitest';
import { fitsDraftLimit } from './draft-limit';

test.each([
  ['a', 4_000_000, true],
  ['a', 4_000_001, false],
  ['ж', 2_000_000, true],
  ['ж', 2_000_001, false],
])('%s, %i times: %s', (letter, times, expected) => {
  expect(fitsDraftLimit(new Blob([letter.repeat(times)]))).toBe(expected);
});
