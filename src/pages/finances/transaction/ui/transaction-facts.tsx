import { type Cabinet, hasSection, managesOthers } from '@/entities/session';
import { AccountNumber, transactionMethodLabels, transactionTypeLabels } from '@/entities/transaction';
import type { TransactionDetail } from '@/shared/api';
import { formatDateTimeIn, formatDay, formatTimeZone } from '@/shared/lib/dates';
import { Amount } from '@/shared/ui/amount';
import { DescriptionList } from '@/shared/ui/description-list';
import { Link } from '@/shared/ui/link';
import { Section } from '@/shared/ui/section';

interface TransactionFactsProps {
  cabinet: Cabinet;
  transaction: TransactionDetail;
}

export function TransactionFacts({ cabinet, transaction }: TransactionFactsProps) {
  const { requisites, reverts_id: reverts, reverted_by_id: revertedBy, covers_day: day, timezone: zone } = transaction;
  const other = (id: number) => (
    <Link to="/$cabinet/finances/$transactionId" params={{ cabinet, transactionId: id }}>
      {`No. ${id}`}
    </Link>
  );
  const client = hasSection(cabinet, 'users') ? (
    <Link to="/$cabinet/users/$userId" params={{ cabinet, userId: transaction.user_id }}>
      {transaction.user_name}
    </Link>
  ) : (
    transaction.user_name
  );
  return (
    <Section title="Details">
      <DescriptionList
        items={[
          { term: 'No.', value: transaction.id },
          ...(managesOthers(cabinet) ? [{ term: 'Client', value: client }] : []),
          { term: 'Type', value: transactionTypeLabels[transaction.type] },
          { term: 'Method', value: transactionMethodLabels[transaction.method] },
          ...(day === null ? [] : [{ term: 'Day of delivery', value: formatDay(day) }]),
          { term: 'Created', value: formatDateTimeIn(transaction.created_at, zone) },
          { term: 'Created by', value: transaction.created_by_name ?? 'The platform' },
          ...(transaction.paid_at === null
            ? []
            : [
                {
                  term: day === null ? 'Paid' : 'Posted',
                  value: formatDateTimeIn(transaction.paid_at, zone),
                },
              ]),
          { term: 'Time zone', value: formatTimeZone(zone) },
          ...(transaction.balance_after === null
            ? []
            : [{ term: 'Balance after', value: <Amount amount={transaction.balance_after} unit={transaction} /> }]),
          ...(requisites
            ? [
                { term: 'Recipient', value: requisites.recipient },
                { term: 'Bank', value: `${requisites.bank}, ${requisites.bic}` },
                { term: 'Account', value: <AccountNumber account={requisites.account} /> },
              ]
            : []),
          ...(reverts === null ? [] : [{ term: 'Takes back', value: other(reverts) }]),
          ...(revertedBy === null ? [] : [{ term: 'Taken back by', value: other(revertedBy) }]),
          ...(transaction.reject_reason ? [{ term: 'Reason', value: transaction.reject_reason }] : []),
          ...(transaction.comment ? [{ term: 'Comment', value: transaction.comment }] : []),
        ]}
      />
    </Section>
  );
}
