import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { $actsAsAdmin, type Cabinet } from '@/entities/session';
import { transactionQueries, waitingListState } from '@/entities/transaction';
import { formatCount } from '@/shared/lib/format';
import { useStaleLimit } from '@/shared/lib/scheduling';
import { styled } from '@/shared/theme';
import { Link } from '@/shared/ui/link';
import { Section } from '@/shared/ui/section';
import { Stale } from '@/shared/ui/stale';
import { AllWaiting } from './all-waiting';
import { WaitingPayment } from './waiting-payment';

const List = styled('ul', { base: { '& > li + li': { borderTopWidth: 'hairline' } } });
const Task = styled('li', { base: { py: '2' } });
const Calm = styled('p', { base: { textStyle: 'small', color: 'text.muted' } });

interface WaitingQueueProps {
  cabinet: Cabinet;
  currency: string;
  client: number | undefined;
}

/** The clients' payments that wait, with the decisions of admins. */
export function WaitingQueue({ cabinet, currency, client }: WaitingQueueProps) {
  const isAdmin = useUnit($actsAsAdmin);
  const { data, isPlaceholderData } = useStaleLimit(
    useQuery(transactionQueries.list(waitingListState({ currency, client }))),
  );
  const { data: toAssign = 0 } = useQuery({ ...transactionQueries.unassignedCount(), enabled: isAdmin });
  if (!data) return null;
  return (
    <Stale when={isPlaceholderData}>
      <Section
        title="Waiting"
        actions={<AllWaiting cabinet={cabinet} currency={currency} client={client} list={data} />}
      >
        {data.total + toAssign === 0 ? (
          <Calm>No payment waits.</Calm>
        ) : (
          <List>
            {toAssign > 0 && (
              <Task>
                <Link to="/$cabinet/finances/statement" params={{ cabinet }}>
                  {`${formatCount(toAssign, 'bank payment')} to assign`}
                </Link>
              </Task>
            )}
            {data.items.map((transaction) => (
              <WaitingPayment
                // a new version, such as another admin's decision, remounts the row and closes its open question
                key={`${transaction.id}.${transaction.version}`}
                cabinet={cabinet}
                transaction={transaction}
                timezone={data.timezone}
                isAdmin={isAdmin}
              />
            ))}
          </List>
        )}
      </Section>
    </Stale>
  );
}
