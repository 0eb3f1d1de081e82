import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import type { Cabinet } from '@/entities/session';
import { transactionQueries } from '@/entities/transaction';
import { $identity } from '@/shared/api';
import { formatAmount } from '@/shared/lib/format';
import { useOnceLoaded } from './use-once-loaded';

/** What an advertiser has, as the navigation shows it: campaigns stop when it is used up. */
export function useBalanceNote(cabinet: Cabinet): string | undefined {
  const isLoaded = useOnceLoaded();
  const identity = useUnit($identity);
  const isShown = cabinet === 'advertiser';
  // the shell outlives a sign-out for a moment, in which the calls that it cancels make it quiet
  const isEntered = identity.token !== null && identity.cabinet === cabinet;
  const { data } = useQuery({ ...transactionQueries.balances(undefined), enabled: isLoaded && isShown && isEntered });
  const [balance] = data ?? [];
  // other cabinets have the same query, for the sums over their clients
  return isShown && balance ? formatAmount(balance.available, balance, { bare: true }) : undefined;
}
