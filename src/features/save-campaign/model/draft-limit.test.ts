import { expect, test } from 'vitest';
import { fitsDraftLimit } from './draft-limit';

test.each([
  ['a', 4_194_304, true],
  ['a', 4_194_305, false],
  ['ж', 2_097_152, true],
  ['ж', 2_097_153, false],
])('%s, %i times: %s', (letter, times, expected) => {
  expect(fitsDraftLimit(new Blob([letter.repeat(times)]))).toBe(expected);
});
