import { expect, it } from 'vitest';
import { registrationState } from './labels';

it.each([
  [null, 'processing', 'Waits for the ERID'],
  [null, 'bad', 'Refused'],
  ['2VtzqwH1jKp', 'processing', 'Not confirmed yet'],
  ['2VtzqwH1jKp', 'bad', 'Refused'],
  ['2VtzqwH1jKp', 'verified', 'Verified'],
] as const)('labels the registration with ERID %s and status %s: %s', (erid, status, words) => {
  expect(registrationState({ erid, status })).toBe(words);
});
