import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { $actsAsAdmin } from '@/entities/session';
import { transactionQueries } from '@/entities/transaction';
import { formatCount } from '@/shared/lib/format';
import { queueCount } from './queue-count';

/** In milliseconds. No event tells of payments. */
const MINUTE = 60_000;

/** The payments that admins have to act on, as a `SidebarLink` shows them; nobody else matches or makes them. */
export function useWaitingPayments() {
  const isShown = useUnit($actsAsAdmin);
  const { data: count = 0 } = useQuery({
    ...transactionQueries.waiting(),
    enabled: isShown,
    refetchInterval: MINUTE,
  });
  return isShown ? { count: queueCount(count), countLabel: `${formatCount(count, 'payment')} waiting` } : undefined;
}
