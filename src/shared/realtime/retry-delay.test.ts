import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay';

test.each([
  { failures: 1, random: 0, expected: 500 },
  { failures: 1, random: 0.5, expected: 1000 },
  { failures: 1, random: 1, expected: 1500 },
  { failures: 2, random: 0.5, expected: 2000 },
  { failures: 4, random: 0.5, expected: 5000 },
  { failures: 5000, random: 0, expected: 5000 },
])('waits $expected ms after $failures failures', ({ failures, random, expected }) => {
  expect(retryDelay(failures, random)).toBe(expected);
});
