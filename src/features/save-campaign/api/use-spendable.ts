import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { groupQueries } from '@/entities/group';
import { transactionQueries } from '@/entities/transaction';
import { formatAmount } from '@/shared/lib/format';
import { isUnlimited, limitPaths } from '../model/budget';
import type { CampaignFormValues } from '../model/campaign-form';

/** The owner of the campaign: the user (`me`), a client's id, or null if not chosen yet. */
export type Owner = number | 'me' | null;

/**
 * The owner's balance in the form's currency, with a warning if neither the campaign nor its group limits the spend.
 */
export function useSpendable(owner: Owner, currency: string | undefined) {
  const { control } = useFormContext<CampaignFormValues>();
  const limits = useWatch({ control, name: limitPaths });
  const groupId = useWatch({ control, name: 'group_id' });
  const { data: group } = useQuery({ ...groupQueries.detail(groupId ?? 0), enabled: groupId !== null });
  const client = typeof owner === 'number' ? owner : undefined;
  const { data: balances } = useQuery({ ...transactionQueries.balances(client), enabled: owner !== null });
  const balance = owner === null ? undefined : balances?.find((one) => one.currency === currency);
  const isFree = groupId === null || (group !== undefined && isUnlimited(Object.values(group.limits)));
  const canPay = balance !== undefined && Number(balance.available) > 0;
  return {
    balance,
    /** Set if the campaign could spend the whole balance; undefined if it is limited. */
    warning:
      isUnlimited(limits) && isFree
        ? `No budget: can spend ${canPay ? `all of ${formatAmount(balance.available, balance)}` : 'the whole balance'}`
        : undefined,
  };
}
