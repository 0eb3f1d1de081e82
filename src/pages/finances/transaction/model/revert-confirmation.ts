import { transactionTypeLabels } from '@/entities/transaction';
import { unsignedAmount } from '@/features/decide-payment';
import type { Transaction } from '@/shared/api';

type Facts = Pick<Transaction, 'type' | 'amount' | 'currency' | 'precision' | 'user_name' | 'invoice_id'>;

/** The confirmation before a transaction is reverted: says in words, without a sign, where the amount goes. */
export function revertConfirmation(transaction: Facts) {
  const { type, amount, user_name: name, invoice_id } = transaction;
  const direction = amount.startsWith('-') ? `is added to the balance of ${name}` : `leaves the balance of ${name}`;
  return {
    title: `Take back the ${transactionTypeLabels[type].toLowerCase()} of ${unsignedAmount(transaction)}?`,
    text: [
      `The amount ${direction}, by a correction. Both stay in the ledger.`,
      invoice_id !== null && 'The invoice becomes void, with the comment as its reason.',
    ]
      .filter(Boolean)
      .join(' '),
  };
}
