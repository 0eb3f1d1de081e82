import { expect, it } from 'vitest';
import type { TransactionStatus, TransactionType } from '@/shared/api';
import { nextStep } from './next-step';

const step = (type: TransactionType, status: TransactionStatus, reader: 'owner' | 'admin', reject_reason = '') =>
  nextStep({ type, status, reject_reason, reverted_by_id: null }, reader);

it.each([
  ['deposit', 'waiting', 'owner', 'Pay the invoice by bank transfer. The balance grows when the money arrives.'],
  ['deposit', 'waiting', 'admin', 'Mark the deposit as paid when the money has arrived.'],
  ['deposit', 'paid', 'owner', 'The money has arrived and is on the balance.'],
  ['deposit', 'cancelled', 'owner', 'The invoice is void and needs no payment.'],
  ['withdrawal', 'waiting', 'owner', 'We are checking the request. The amount is held meanwhile.'],
  ['withdrawal', 'waiting', 'admin', 'Check the request: approve it, or reject it with a reason.'],
  ['withdrawal', 'processing', 'owner', 'Approved. The money is on its way to the bank account.'],
  ['withdrawal', 'paid', 'owner', 'The money has been sent to the bank account.'],
  ['withdrawal', 'cancelled', 'admin', 'The amount is available again.'],
  ['spend', 'paid', 'owner', null],
] as const)('%s, %s, to the %s: %s', (type, status, reader, sentence) => {
  expect(step(type, status, reader)).toBe(sentence);
});

it('begins with the reason of a rejection', () => {
  expect(step('withdrawal', 'rejected', 'owner', 'The account number is wrong.')).toBe(
    'The account number is wrong. The amount is available again.',
  );
  expect(step('withdrawal', 'rejected', 'owner')).toBe('The amount is available again.');
});

it.each([
  ['deposit', 'The deposit was taken back: its amount is no longer on the balance.'],
  ['withdrawal', 'The payout was taken back: its amount is on the balance again.'],
  ['bonus', null],
] as const)('describes a reverted %s', (type, sentence) => {
  const reverted = { type, status: 'paid', reject_reason: '', reverted_by_id: 8 } as const;
  expect([nextStep(reverted, 'owner'), nextStep(reverted, 'admin')]).toEqual([sentence, sentence]);
});
