import type { Transaction, TransactionStatus } from '@/shared/api';

type Facts = Pick<Transaction, 'type' | 'status' | 'reject_reason' | 'reverted_by_id'>;

/** The reader: the account's owner or their manager, or an admin, who decides. */
type Reader = 'owner' | 'admin';

const same = (sentence: string): Record<Reader, string> => ({ owner: sentence, admin: sentence });

const withdrawal: Record<TransactionStatus, Record<Reader, string>> = {
  waiting: {
    owner: 'We are checking the request. The amount is held meanwhile.',
    admin: 'Check the request: approve it, or reject it with a reason.',
  },
  processing: {
    owner: 'Approved. The money is on its way to the bank account.',
    admin: 'Transfer the amount to the bank account below, then mark the payout as paid.',
  },
  paid: same('The money has been sent to the bank account.'),
  rejected: same('The amount is available again.'),
  cancelled: same('The amount is available again.'),
};

const deposit: Record<TransactionStatus, Record<Reader, string>> = {
  waiting: {
    owner: 'Pay the invoice by bank transfer. The balance grows when the money arrives.',
    admin: 'Mark the deposit as paid when the money has arrived.',
  },
  processing: {
    owner: 'The payment is being matched with the invoice.',
    admin: 'Mark the deposit as paid when the money has arrived.',
  },
  paid: same('The money has arrived and is on the balance.'),
  rejected: same('The invoice is void. The balance is as it was.'),
  cancelled: same('The invoice is void and needs no payment.'),
};

/** Texts for a paid transaction that was reverted by a correction. */
const takenBack = {
  deposit: 'The deposit was taken back: its amount is no longer on the balance.',
  withdrawal: 'The payout was taken back: its amount is on the balance again.',
};

/** The next step or the outcome of a payment, as a sentence for its reader; null if there is nothing to say. */
export function nextStep(
  { type, status, reject_reason: reason, reverted_by_id: revertedBy }: Facts,
  reader: Reader,
): string | null {
  if (type !== 'deposit' && type !== 'withdrawal') return null;
  if (revertedBy !== null) return takenBack[type];
  const sentence = (type === 'deposit' ? deposit : withdrawal)[status][reader];
  return status === 'rejected' && reason !== '' ? `${reason.replace(/[.!?]*$/, '')}. ${sentence}` : sentence;
}
