import { useQuery } from '@tanstack/react-query';
import type { Cabinet } from '@/entities/session';
import { transactionNote, transactionQueries, transactionTitle, waitingListState } from '@/entities/transaction';
import { formatDayAndTime } from '@/shared/lib/dates';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { styled } from '@/shared/theme';
import { Amount } from '@/shared/ui/amount';
import { Link } from '@/shared/ui/link';
import { Section } from '@/shared/ui/section';
import { Stale } from '@/shared/ui/stale';
import { AllWaiting } from './all-waiting';

const List = styled('ul', { base: { display: 'grid', gap: '3' } });

const Item = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '3',
    textStyle: 'small',
    '& a': { py: '1' },
    '& small': { display: 'block', textStyle: 'caption', color: 'text.muted', overflowWrap: 'anywhere' },
  },
});

interface WaitingProps {
  cabinet: Cabinet;
  currency: string;
}

/** The user's own payments under way: unpaid invoices and expected payouts. */
export function Waiting({ cabinet, currency }: WaitingProps) {
  const { data, isPlaceholderData } = useStaleLimit(useQuery(transactionQueries.list(waitingListState({ currency }))));
  if (!data || data.total === 0) return null;
  return (
    <Stale when={isPlaceholderData}>
      <Section title="Waiting" actions={<AllWaiting cabinet={cabinet} currency={currency} list={data} />}>
        <List>
          {data.items.map((transaction) => (
            <Item key={transaction.id}>
              <span>
                <Link to="/$cabinet/finances/$transactionId" params={{ cabinet, transactionId: transaction.id }}>
                  {transactionNote({ ...transaction, comment: '' }) || transactionTitle(transaction)}
                </Link>
                <small>{formatDayAndTime(transaction.created_at, data.timezone).day}</small>
              </span>
              <Amount amount={transaction.amount} unit={transaction} signed bare />
            </Item>
          ))}
        </List>
      </Section>
    </Stale>
  );
}
