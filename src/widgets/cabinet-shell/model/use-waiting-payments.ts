import { useQuery } from '@tanstack/react-query';
import type { Cabinet } from '@/entities/session';
import { transactionQueries } from '@/entities/transaction';
import { formatCount } from '@/shared/lib/format';
import { queueCount } from './queue-count';
import { useOnceLoaded } from './use-once-loaded';

/** The payments that admins have to act on, as a `SidebarLink` shows them; nobody else matches or makes them. */
export function useWaitingPayments(cabinet: Cabinet) {
  const isLoaded = useOnceLoaded();
  const isShown = cabinet === 'admin';
  const { data: count = 0 } = useQuery({ ...transactionQueries.waiting(), enabled: isLoaded && isShown });
  return isShown ? { count: queueCount(count), countLabel: `${formatCount(count, 'payment')} waiting` } : undefined;
}
