import { formatMoney } from '@/shared/lib/format';
import type { Group } from './group';

/** How much of a shared limit is used up. */
export interface GroupLimitUse {
  name: 'cash_limit' | 'cash_limit_day';
  label: string;
  limit: number;
  used: number;
  /** 0 to 100. */
  percent: number;
  currency: string;
  /** Writes an amount of it. */
  write: (amount: number) => string;
}

type Facts = Pick<Group, 'cashLimit' | 'cashLimitDay' | 'usedCash' | 'today' | 'currency'>;

/** The limits that a group has, with what its campaigns used of each; the nearest to its end first. */
export function groupLimitUses({ cashLimit, cashLimitDay, usedCash, today, currency }: Facts): GroupLimitUse[] {
  const write = (amount: number) => formatMoney(amount, currency);
  const all = [
    { name: 'cash_limit_day', label: 'Daily budget', limit: cashLimitDay, used: today.spend },
    { name: 'cash_limit', label: 'Total budget', limit: cashLimit, used: usedCash },
  ] as const;
  return all
    .flatMap(({ limit, ...use }) =>
      limit === null
        ? []
        : { ...use, limit, currency, write, percent: limit === 0 ? 100 : Math.min(100, (use.used / limit) * 100) },
    )
    .sort((one, other) => other.percent - one.percent);
}
