import { expect, it } from 'vitest';
import { registrationState } from './labels';

it.each([
  [null, 'processing', 'Waits for the ERID'],
  [null, 'bad', 'Refused'],
  ['2VtzqwH1jKp', 'processing', 'Not confirmed yet'],
  ['2VtzqwH1jKp', 'bad', 'Refused'],
  ['2VtzqwH1jKp', 'verified', 'Verified'],
] as const)('of the ERID %s and the status %s the register says %s', (erid, status, words) => {
  expect(registrationState({ erid, status })).toBe(words);
});
