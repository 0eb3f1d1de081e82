import { useQuery } from '@tanstack/react-query';
import { type Cabinet, managesOthers } from '@/entities/session';
import { transactionQueries } from '@/entities/transaction';
import { formatAmount } from '@/shared/lib/format';

/** The amount that an advertiser can spend or that a webmaster can be paid, as shown in the navigation. */
export function useBalanceNote(cabinet: Cabinet): string | undefined {
  const isShown = !managesOthers(cabinet);
  const { data } = useQuery({ ...transactionQueries.balances(undefined), enabled: isShown });
  const [balance] = data ?? [];
  // in other cabinets this query may have data as well: the sums over the clients
  return isShown && balance ? formatAmount(balance.available, balance, { bare: true }) : undefined;
}
