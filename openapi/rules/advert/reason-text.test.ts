import { expect, it } from 'vitest';
import { validateReasonText } from './reason-text.ts';

it.each([
  [null, 'Required'],
  [undefined, 'Required'],
  ['   ', 'Required'],
  [' no ', 'At least 3 characters'],
  ['Spam', null],
  ['\u{1f6ab}'.repeat(500), null],
  ['a'.repeat(501), 'At most 500 characters'],
])('validateReasonText: %s', (reason, refusal) => {
  expect(validateReasonText(reason)).toBe(refusal);
});
