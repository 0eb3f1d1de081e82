import { expect, it } from 'vitest';
import { transactionState } from './transaction-labels';

it.each([
  ['deposit', 'paid', null, 'Paid'],
  ['deposit', 'paid', 8, 'Taken back'],
  ['deposit', 'waiting', null, 'Waiting'],
  ['income', 'paid', null, 'Posted'],
  ['spend', 'paid', null, 'Posted'],
  ['spend', 'paid', 8, 'Taken back'],
] as const)('labels a %s of status %s, reverted by %s: %s', (type, status, reverted_by_id, state) => {
  expect(transactionState({ type, status, reverted_by_id })).toBe(state);
});
