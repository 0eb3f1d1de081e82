import { describe, expect, it } from 'vitest';
import {
  checkTransactionAction,
  type TransactionAction,
  type TransactionStatus,
  type TransactionType,
  transactionActions,
  validateAdjustment,
  validateReason,
} from './transaction.ts';

const statuses: TransactionStatus[] = ['waiting', 'processing', 'paid', 'rejected', 'cancelled'];
const plain = { isRevert: false, isReverted: false };

/** All actions allowed for admins; the others are refused. */
const allowed: [TransactionType, TransactionAction, TransactionStatus[]][] = [
  ['deposit', 'processing', []],
  ['deposit', 'paid', ['waiting']],
  ['deposit', 'rejected', ['waiting']],
  ['deposit', 'cancelled', ['waiting']],
  ['deposit', 'revert', ['paid']],
  ['withdrawal', 'processing', ['waiting']],
  ['withdrawal', 'paid', ['processing']],
  ['withdrawal', 'rejected', ['waiting', 'processing']],
  ['withdrawal', 'cancelled', ['waiting']],
  ['withdrawal', 'revert', ['paid']],
  ...(['spend', 'income', 'refund', 'bonus', 'correction'] as const).flatMap(
    (type): [TransactionType, TransactionAction, TransactionStatus[]][] => [
      [type, 'processing', []],
      [type, 'paid', []],
      [type, 'rejected', []],
      [type, 'cancelled', []],
      [type, 'revert', ['paid']],
    ],
  ),
];

describe('checkTransactionAction', () => {
  it.each(allowed)('allows for %s the action %s from %j', (type, action, from) => {
    const open = statuses.filter((status) => checkTransactionAction({ type, status, ...plain }, action, true) === null);
    expect(open).toEqual(from);
    const openToOwner = statuses.filter(
      (status) => checkTransactionAction({ type, status, ...plain }, action, false) === null,
    );
    expect(openToOwner).toEqual(action === 'cancelled' ? from : []);
  });

  it.each([
    [{ type: 'deposit', status: 'paid' }, 'paid', true, 'This transaction is already paid'],
    [{ type: 'withdrawal', status: 'waiting' }, 'paid', true, "A payout that is waiting can't be marked as paid"],
    [{ type: 'withdrawal', status: 'waiting' }, 'paid', false, 'Only admins can mark a transaction as paid'],
    [{ type: 'deposit', status: 'waiting' }, 'processing', true, "A deposit that is waiting can't be approved"],
    [{ type: 'income', status: 'paid' }, 'rejected', true, "An income that is paid can't be rejected"],
    [{ type: 'bonus', status: 'paid' }, 'revert', false, 'Only admins can take a transaction back'],
    [{ type: 'bonus', status: 'waiting' }, 'revert', true, "A transaction that is waiting can't be taken back"],
    [{ type: 'bonus', status: 'paid', isReverted: true }, 'revert', true, 'This transaction is already taken back'],
    [
      { type: 'bonus', status: 'paid', isRevert: true },
      'revert',
      true,
      "What takes a transaction back can't be taken back",
    ],
  ] as const)('%j, %s, as an admin %j: %s', (facts, action, isAdmin, text) => {
    expect(checkTransactionAction({ ...plain, ...facts }, action, isAdmin)?.text).toBe(text);
  });
});

it('offers the actions available for the type and the role', () => {
  expect(transactionActions('deposit', true)).toEqual(['paid', 'rejected', 'cancelled', 'revert']);
  expect(transactionActions('withdrawal', false)).toEqual(['cancelled']);
  expect(transactionActions('spend', false)).toEqual([]);
  expect(transactionActions('spend', true)).toEqual(['revert']);
});

it('requires a reason for a rejection', () => {
  expect(validateReason('rejected', '')).toEqual({ reason: ['Required'] });
  expect(validateReason('rejected', 'no')).toEqual({ reason: ['At least 3 characters'] });
  expect(validateReason('rejected', 'The account is closed')).toEqual({});
  expect(validateReason('paid', '')).toEqual({});
});

describe('validateAdjustment', () => {
  it.each([
    ['correction', '-310.00', null],
    ['correction', '310', null],
    ['bonus', '0.01', null],
    ['bonus', '-1', 'Only a correction may be negative'],
    ['refund', '-1', 'Only a correction may be negative'],
    ['refund', '0.00', 'Must not be 0'],
    ['correction', '1,5', 'Enter an amount like 1500.00'],
    ['correction', '1e3', 'Enter an amount like 1500.00'],
    ['correction', '1.005', 'At most 2 decimal places'],
  ] as const)('a %s of %s: %s', (type, amount, message) => {
    expect(validateAdjustment(type, amount, { code: 'RUB', precision: 2 })).toBe(message);
  });
});
