import { chakra } from '@chakra-ui/react/styled-system';
import { Ban, CircleAlert, CircleCheck, CircleDashed, Hourglass } from 'lucide-react';
import type { TransactionStatus } from '@/shared/api';
import { transactionStatusLabels } from '../model/transaction-labels';

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

/** State of a payment: a picture and a word. */
export function TransactionStatusBadge({ status }: { status: TransactionStatus }) {
  const Icon = icons[status];
  return (
    <Badge status={status}>
      <Icon aria-hidden />
      {transactionStatusLabels[status]}
    </Badge>
  );
}
