import type { Transaction, TransactionAction } from '@/shared/api';
import { formatAmount } from '@/shared/lib/format';

type Action = TransactionAction['action'];

export const paymentActionLabels: Record<Action, string> = {
  processing: 'Approve',
  paid: 'Mark as paid',
  rejected: 'Reject',
  cancelled: 'Cancel',
  revert: 'Take back',
};

type Facts = Pick<Transaction, 'type' | 'amount' | 'currency' | 'precision' | 'user_name'>;

interface Question {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
}

/** The confirmation before an action that is irreversible and has no form; null if a later action can correct it. */
export function confirmationFor(action: Action, transaction: Facts): Question | null {
  const amount = unsignedAmount(transaction);
  const isDeposit = transaction.type === 'deposit';
  if (action === 'paid')
    return {
      title: `Mark ${amount} as paid?`,
      text: `The amount leaves the balance of ${transaction.user_name}. Do this after the bank transfer.`,
      confirmLabel: 'Mark as paid',
    };
  if (action === 'cancelled')
    return {
      title: isDeposit ? 'Cancel this deposit?' : 'Cancel this payout?',
      text: isDeposit ? 'Its invoice becomes void.' : `${amount} becomes available again.`,
      confirmLabel: isDeposit ? 'Cancel deposit' : 'Cancel payout',
      cancelLabel: isDeposit ? 'Keep deposit' : 'Keep payout',
    };
  return null;
}

/** An amount without its sign, for sentences that say where it goes: `RUB 100.00`. */
export const unsignedAmount = ({ amount, ...unit }: Pick<Facts, 'amount' | 'currency' | 'precision'>) =>
  formatAmount(amount.replace('-', ''), unit);
