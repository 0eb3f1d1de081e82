import { transactionTypeLabels } from '@/entities/transaction';
import type { TransactionAction, TransactionDetail } from '@/shared/api';
import { formatAmount } from '@/shared/lib/format';

type Action = TransactionAction['action'];

export const actionLabels: Record<Action, string> = {
  processing: 'Approve',
  paid: 'Mark as paid',
  rejected: 'Reject',
  cancelled: 'Cancel',
  revert: 'Take back',
};

type Facts = Pick<TransactionDetail, 'type' | 'amount' | 'currency' | 'precision' | 'user_name'>;

interface Question {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
}

/** The question before an action that can't be undone and asks for nothing else; null for one that a later action corrects. */
export function questionBefore(action: Action, transaction: Facts): Question | null {
  const amount = writeUnsigned(transaction);
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

/** The question before an amount is moved back: where it goes, in words instead of a sign. */
export function questionBeforeRevert(transaction: Facts & Pick<TransactionDetail, 'invoice_id'>) {
  const { type, amount, user_name: name, invoice_id } = transaction;
  const direction = amount.startsWith('-') ? `is added to the balance of ${name}` : `leaves the balance of ${name}`;
  return {
    title: `Take back the ${transactionTypeLabels[type].toLowerCase()} of ${writeUnsigned(transaction)}?`,
    text: [
      `The amount ${direction}, by a correction. Both stay in the ledger.`,
      invoice_id !== null && 'The invoice becomes void, with the comment as its reason.',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

const writeUnsigned = ({ amount, ...unit }: Facts) => formatAmount(amount.replace('-', ''), unit);
