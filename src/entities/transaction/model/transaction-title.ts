import type { Transaction } from '@/shared/api';
import { formatDay } from '@/shared/lib/dates';
import { transactionTypeLabels } from './transaction-labels';

type Facts = Pick<Transaction, 'type' | 'method' | 'covers_day' | 'invoice_number' | 'comment' | 'reverts_id'>;

/** The title of a transaction: `Deposit by bank transfer`, `Spend of 19/11/2026`. */
export function transactionTitle({ type, method, covers_day: day }: Facts): string {
  const label = transactionTypeLabels[type];
  if (day !== null) return `${label} of ${formatDay(day)}`;
  return method === 'bank' ? `${label} by bank transfer` : label;
}

/** Distinguishes transactions with the same title: by the invoice, the reverted transaction, or the comment. */
export function transactionNote({ invoice_number: number, comment, reverts_id: reverted }: Facts): string {
  const facts = [number && `Invoice ${number}`, reverted && `Takes back no. ${reverted}`, comment];
  return facts.filter(Boolean).join(' · ');
}
