import { Ban, CircleAlert, CircleCheck, CircleDashed, Hourglass } from 'lucide-react';
import { type StateFacts, transactionState } from '../model/transaction-labels';
import { MoneyBadge } from './money-badge';

const pictures = {
  waiting: [Hourglass, 'awaited'],
  processing: [CircleDashed, 'awaited'],
  paid: [CircleCheck, 'calm'],
  rejected: [CircleAlert, 'refused'],
  cancelled: [Ban, 'calm'],
} as const;

/** The state of a payment, as icon and text. A reverted payment is not shown as paid. */
export function TransactionStatusBadge({ transaction }: { transaction: StateFacts }) {
  const { status, reverted_by_id } = transaction;
  const [Icon, tone] = pictures[reverted_by_id === null ? status : 'cancelled'];
  return (
    <MoneyBadge tone={tone}>
      <Icon aria-hidden />
      <span>{transactionState(transaction)}</span>
    </MoneyBadge>
  );
}
