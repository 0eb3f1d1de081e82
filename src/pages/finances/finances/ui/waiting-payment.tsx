import { chakra } from '@chakra-ui/react/styled-system';
import { checkTransactionAction } from '@preroll/rules/finance/transaction';
import type { Cabinet } from '@/entities/session';
import { TransactionStatusBadge, transactionNote, transactionTitle } from '@/entities/transaction';
import { paymentActionLabels, useDecidePayment } from '@/features/decide-payment';
import type { Transaction } from '@/shared/api';
import { formatDayAndTime } from '@/shared/lib/dates';
import { styled } from '@/shared/theme';
import { Amount } from '@/shared/ui/amount';
import { Button, ignoreDoubleClick } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';

const Row = chakra('li', {
  base: {
    display: 'grid',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    py: '2',
  },
  variants: {
    decides: {
      true: { gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 9rem 10rem 15rem' } },
      false: { gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 9rem 10rem' } },
    },
  },
});

const Note = styled('span', {
  base: { display: 'block', textStyle: 'caption', color: 'text.muted', overflowWrap: 'anywhere' },
});
const Sum = styled('span', { base: { textAlign: 'end', fontWeight: 'medium', order: { base: '-1', md: '0' } } });
const What = styled('span', { base: { minW: '0', order: { base: '-2', md: '0' } } });
const Decisions = styled('span', { base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: '2' } });

/** The decisions that an admin can make in the row; others are on the payment's page. */
const decisions = ['rejected', 'processing', 'paid'] as const;

interface WaitingPaymentProps {
  cabinet: Cabinet;
  transaction: Transaction;
  /** The time zone of the date. */
  timezone: string;
  isAdmin: boolean;
}

export function WaitingPayment({ cabinet, transaction, timezone, isAdmin }: WaitingPaymentProps) {
  const { id, user_name, created_at, amount } = transaction;
  const { decide, pending, dialog } = useDecidePayment(transaction);
  const title = transactionTitle(transaction);
  const facts = { ...transaction, isRevert: false, isReverted: false };
  const allowed = decisions.filter((decision) => checkTransactionAction(facts, decision, isAdmin) === null);
  return (
    <Row decides={isAdmin}>
      <What>
        <Link to="/$cabinet/finances/$transactionId" params={{ cabinet, transactionId: id }}>
          {`${title}, ${user_name}`}
        </Link>
        <Note>
          {[transactionNote(transaction), formatDayAndTime(created_at, timezone).day].filter(Boolean).join(' · ')}
        </Note>
      </What>
      <span>
        <TransactionStatusBadge transaction={transaction} />
      </span>
      <Sum>
        <Amount amount={amount} unit={transaction} signed bare />
      </Sum>
      {allowed.length > 0 && (
        <Decisions>
          {allowed.map((decision) => (
            <Button
              key={decision}
              size="sm"
              variant="outline"
              aria-label={`${paymentActionLabels[decision]}: ${title}, ${user_name}`}
              loading={pending === decision}
              onClick={ignoreDoubleClick(() => void decide(decision))}
            >
              {paymentActionLabels[decision]}
            </Button>
          ))}
        </Decisions>
      )}
      {dialog}
    </Row>
  );
}
