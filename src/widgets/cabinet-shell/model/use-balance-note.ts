import { useQuery } from '@tanstack/react-query';
import { type Cabinet, managesOthers } from '@/entities/session';
import { transactionQueries } from '@/entities/transaction';
import { formatAmount } from '@/shared/lib/format';

/** What an advertiser can spend or a webmaster can be paid, as the navigation shows it. */
export function useBalanceNote(cabinet: Cabinet): string | undefined {
  const isShown = !managesOthers(cabinet);
  const { data } = useQuery({ ...transactionQueries.balances(undefined), enabled: isShown });
  const [balance] = data ?? [];
  // other cabinets have the same query, for the sums over their clients
  return isShown && balance ? formatAmount(balance.available, balance, { bare: true }) : undefined;
}
