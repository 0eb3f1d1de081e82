import type { TransactionMethod, TransactionStatus, TransactionType } from '@/shared/api';

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
