import { expect, it } from 'vitest';
import { requiresTakeover } from './client-takeover.ts';

it.each([
  ['a manager with clients who becomes an advertiser', ['manager'], ['advertiser'], 2, true],
  ['one of several cabinets', ['admin', 'manager'], ['admin'], 1, true],
  ['a manager without clients', ['manager'], ['advertiser'], 0, false],
  ['a manager who stays one', ['manager'], ['manager', 'admin'], 2, false],
  ['a user who was none', ['advertiser'], ['webmaster'], 2, false],
])('%s', (_, before, after, clients, leaves) => {
  expect(requiresTakeover({ before, after, clients })).toBe(leaves);
});
