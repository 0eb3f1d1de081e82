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

/** Whether a payment was cancelled or rejected and will never move any money. */
export const isCancelledOrRejected = ({ status }: { status: TransactionStatus }): boolean =>
  status === 'cancelled' || status === 'rejected';

export type StateFacts = Pick<Transaction, 'type' | 'status' | 'reverted_by_id'>;

/**
 * The state in one word. A reverted payment is no longer shown as paid, and daily spend or income is "Posted", because
 * nobody pays it.
 */
export function transactionState({ type, status, reverted_by_id: revertedBy }: StateFacts): string {
  if (revertedBy !== null) return 'Taken back';
  const isOfDelivery = type === 'spend' || type === 'income';
  return isOfDelivery && status === 'paid' ? 'Posted' : transactionStatusLabels[status];
}
