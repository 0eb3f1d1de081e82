import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { $actsAsAdmin } from '@/entities/session';
import { transactionQueries } from '@/entities/transaction';
import { formatCount } from '@/shared/lib/format';
import { queueCount } from './queue-count';

/** Polling interval in milliseconds: there is no realtime event for payments. */
const MINUTE = 60_000;

/** The number of payments that wait for an admin, for a `SidebarLink`. Other roles can neither assign nor pay them. */
export function useWaitingPayments() {
  const isShown = useUnit($actsAsAdmin);
  const { data: count = 0 } = useQuery({
    ...transactionQueries.waiting(),
    enabled: isShown,
    refetchInterval: MINUTE,
  });
  return isShown ? { count: queueCount(count), countLabel: `${formatCount(count, 'payment')} waiting` } : undefined;
}
