import { expect, it } from 'vitest';
import type { Transaction } from '@/shared/api';
import { transactionNote, transactionTitle } from './transaction-title';

const plain = {
  type: 'deposit',
  method: 'bank',
  covers_day: null,
  invoice_number: null,
  comment: '',
  reverts_id: null,
} satisfies Partial<Transaction>;

it.each([
  [{}, 'Deposit by bank transfer', ''],
  [{ invoice_number: '2026-000031', comment: 'Spring' }, 'Deposit by bank transfer', 'Invoice 2026-000031 · Spring'],
  [{ type: 'withdrawal' }, 'Payout by bank transfer', ''],
  [{ type: 'spend', method: 'balance', covers_day: '2026-11-19' }, 'Spend of 19/11/2026', ''],
  [{ type: 'correction', method: 'balance', reverts_id: 412 }, 'Correction', 'Takes back no. 412'],
] as const)('%j: %s, %s', (change, title, note) => {
  expect(transactionTitle({ ...plain, ...change })).toBe(title);
  expect(transactionNote({ ...plain, ...change })).toBe(note);
});
