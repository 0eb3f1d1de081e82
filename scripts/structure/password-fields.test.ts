import { expect, it } from 'vitest';
import { passwordFields } from '../../server/src/contract/password-fields.ts';
import { tidyInput } from '../../server/src/contract/tidy-input.ts';
import { untouched } from '../../src/shared/lib/forms/contract-resolver.ts';

/** The application lists them by hand: the contract as JSON is nothing for a browser to load. */
it('the application and the server leave the passwords of the contract as they were typed, and nothing else', () => {
  expect(untouched).toEqual(passwordFields);
  const typed = Object.fromEntries(['name', ...passwordFields].map((field) => [field, ' typed ']));
  expect(tidyInput(typed)).toEqual({ ...typed, name: 'typed' });
});
