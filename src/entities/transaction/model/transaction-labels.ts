import type { Transaction, TransactionMethod, TransactionStatus, TransactionType } from '@/shared/api';

export const transactionTypeLabels: Record<TransactionType, string> = {
  deposit: 'Deposit',
  withdrawal: 'Payout',
  spend: 'Spend',
  income: 'Income',
  refund: 'Refund',
  bonus: 'Bonus',
  correction: 'Correction',
};

export const transactionStatusLabels: Record<TransactionStatus, string> = {
  waiting: 'Waiting',
  processing: 'Processing',
  paid: 'Paid',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
};

export const transactionMethodLabels: Record<TransactionMethod, string> = {
  bank: 'Bank transfer',
  balance: 'Balance',
};

/** Whether a payment was asked for and never moves any money. */
export const isDropped = ({ status }: { status: TransactionStatus }): boolean =>
  status === 'cancelled' || status === 'rejected';

export type StateFacts = Pick<Transaction, 'type' | 'status' | 'reverted_by_id'>;

/**
 * The state in a word: what was paid and taken back is no longer paid for whoever reads it, and nobody pays what a day
 * of delivery costs or brings: it is posted.
 */
export function transactionState({ type, status, reverted_by_id: revertedBy }: StateFacts): string {
  if (revertedBy !== null) return 'Taken back';
  const isOfDelivery = type === 'spend' || type === 'income';
  return isOfDelivery && status === 'paid' ? 'Posted' : transactionStatusLabels[status];
}
