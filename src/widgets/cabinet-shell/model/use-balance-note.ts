import { useQuery } from '@tanstack/react-query';
import type { Cabinet } from '@/entities/session';
import { transactionQueries } from '@/entities/transaction';
import { formatAmount } from '@/shared/lib/format';

/** What an advertiser has, as the navigation shows it: campaigns stop when it is used up. */
export function useBalanceNote(cabinet: Cabinet): string | undefined {
  const isShown = cabinet === 'advertiser';
  const { data } = useQuery({ ...transactionQueries.balances(undefined), enabled: isShown });
  const [balance] = data ?? [];
  // other cabinets have the same query, for the sums over their clients
  return isShown && balance ? formatAmount(balance.available, balance, { bare: true }) : undefined;
}
