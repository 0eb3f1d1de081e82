import { expect, it } from 'vitest';
import { transactionState } from './transaction-labels';

it.each([
  ['paid', null, 'Paid'],
  ['paid', 8, 'Taken back'],
  ['waiting', null, 'Waiting'],
] as const)('%s, taken back by %s: %s', (status, reverted_by_id, state) => {
  expect(transactionState({ status, reverted_by_id })).toBe(state);
});
