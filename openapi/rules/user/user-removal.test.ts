import { expect, it } from 'vitest';
import { checkUserRemoval } from './user-removal.ts';

it.each([
  [0, 0, null],
  [1, 0, '1 payout is under way: pay, reject or cancel it first'],
  [0, 1, '1 deposit is under way: pay, reject or cancel it first'],
  [2, 0, '2 payouts are under way: pay, reject or cancel them first'],
  [1, 3, '1 payout and 3 deposits are under way: pay, reject or cancel them first'],
])('%d payouts and %d deposits: %s', (payouts, deposits, refusal) => {
  expect(checkUserRemoval({ payouts, deposits })).toBe(refusal);
});
