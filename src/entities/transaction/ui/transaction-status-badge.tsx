import { chakra } from '@chakra-ui/react/styled-system';
import { Ban, CircleAlert, CircleCheck, CircleDashed, Hourglass } from 'lucide-react';
import { type StateFacts, transactionState } from '../model/transaction-labels';

const icons = {
  waiting: Hourglass,
  processing: CircleDashed,
  paid: CircleCheck,
  rejected: CircleAlert,
  cancelled: Ban,
};

const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    h: '6',
    borderRadius: 'sm',
    textStyle: 'small',
    whiteSpace: 'nowrap',
    '& svg': { boxSize: '3.5', flexShrink: 0 },
  },
  variants: {
    status: {
      // money under way is copper; what is done is calm
      waiting: { ps: '1.5', pe: '2', bg: 'money.subtle', color: 'money.text' },
      processing: { ps: '1.5', pe: '2', bg: 'money.subtle', color: 'money.text' },
      paid: { color: 'text.muted' },
      rejected: { ps: '1.5', pe: '2', bg: 'tone.error.subtle', color: 'tone.error.text' },
      cancelled: { color: 'text.muted' },
    },
  },
});

/** State of a payment: a picture and a word. What was taken back is no longer paid for whoever reads it. */
export function TransactionStatusBadge({ transaction }: { transaction: StateFacts }) {
  const { status } = transaction;
  const isTakenBack = transaction.reverted_by_id !== null;
  const Icon = isTakenBack ? icons.cancelled : icons[status];
  return (
    <Badge status={isTakenBack ? 'cancelled' : status}>
      <Icon aria-hidden />
      {transactionState(transaction)}
    </Badge>
  );
}
