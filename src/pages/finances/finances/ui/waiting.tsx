import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { type Cabinet, managesOthers } from '@/entities/session';
import { transactionNote, transactionQueries, transactionTitle, waitingOf } from '@/entities/transaction';
import { momentIn } from '@/shared/lib/dates';
import { formatCount, formatNumber } from '@/shared/lib/format';
import { useCurrent } from '@/shared/lib/scheduling';
import { Amount } from '@/shared/ui/amount';
import { Link } from '@/shared/ui/link';
import { Section } from '@/shared/ui/section';
import { Stale } from '@/shared/ui/stale';

const List = chakra('ul', { base: { display: 'grid', gap: '3' } });

const Item = chakra('li', {
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
  client: number | undefined;
}

/** Payments that somebody has to act on: invoices to pay, payouts to approve. */
export function Waiting({ cabinet, currency, client }: WaitingProps) {
  const { data, isPlaceholderData } = useCurrent(useQuery(transactionQueries.list(waitingOf({ currency, client }))));
  const { data: toAssign = 0 } = useQuery({ ...transactionQueries.unassignedCount(), enabled: cabinet === 'admin' });
  if (!data || data.total + toAssign === 0) return null;
  return (
    <Stale when={isPlaceholderData}>
      <Section
        title="Waiting"
        actions={
          data.total > data.items.length && (
            <Link
              to="/$cabinet/finances"
              params={{ cabinet }}
              search={{ ...waitingOf({ currency, client }), size: undefined }}
            >
              {`All ${formatNumber(data.total)}`}
            </Link>
          )
        }
      >
        <List>
          {toAssign > 0 && (
            <Item>
              <Link to="/$cabinet/finances/statement" params={{ cabinet }}>
                {`${formatCount(toAssign, 'bank payment')} to assign`}
              </Link>
            </Item>
          )}
          {data.items.map((transaction) => {
            const { id, user_name, created_at, amount } = transaction;
            const who = managesOthers(cabinet) ? `${user_name} · ` : '';
            const note = transactionNote({ ...transaction, comment: '' });
            return (
              <Item key={id}>
                <span>
                  <Link to="/$cabinet/finances/$transactionId" params={{ cabinet, transactionId: id }}>
                    {note || transactionTitle(transaction)}
                  </Link>
                  <small>{`${who}${momentIn(created_at, data.timezone).day}`}</small>
                </span>
                <Amount amount={amount} unit={transaction} signed bare />
              </Item>
            );
          })}
        </List>
      </Section>
    </Stale>
  );
}
