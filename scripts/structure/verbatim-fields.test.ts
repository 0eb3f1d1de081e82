import { expect, it } from 'vitest';
import { normalizeInput } from '../../server/src/contract/normalize-input.ts';
import { verbatimFields } from '../../server/src/contract/verbatim-fields.ts';
import { untrimmedFields } from '../../src/shared/lib/forms/contract-resolver.ts';

/** The application lists them by hand: the contract as JSON is nothing for a browser to load. */
it('the application and the server leave the passwords and code of the contract as they were typed, and nothing else', () => {
  expect(untrimmedFields).toEqual(verbatimFields);
  const typed = Object.fromEntries(['name', ...verbatimFields].map((field) => [field, ' typed ']));
  expect(normalizeInput(typed)).toEqual({ ...typed, name: 'typed' });
});
