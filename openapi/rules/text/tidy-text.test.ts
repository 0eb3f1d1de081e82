import { expect, it } from 'vitest';
import { tidyText } from './tidy-text.ts';

it.each([
  ['a right-to-left override', '\u202Eexe.gpj', 'exe.gpj'],
  ['a byte order mark', '\uFEFFSpring', 'Spring'],
  ['a zero-width space between blanks', ' \u200B Spring ', 'Spring'],
  ['a blank of Braille and a filler of Hangul', '\u2800\u3164Spring', 'Spring'],
  ['nothing else', '\u200B\u202E', ''],
  ['an emoji, which ends with one', '\u2600\uFE0F', '\u2600\uFE0F'],
  ['one within', 'a\u00ADb', 'a\u00ADb'],
])('%s', (_name, text, tidy) => {
  expect(tidyText(text)).toBe(tidy);
});
