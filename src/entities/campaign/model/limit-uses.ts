import { limitLabels } from '@/entities/targeting/@x/campaign';
import { formatMoney, formatNumber } from '@/shared/lib/format';
import type { Campaign, CampaignLimits } from './campaign';

type LimitName = keyof CampaignLimits;

export interface LimitUse {
  name: LimitName;
  label: string;
  limit: number;
  used: number;
  /** From 0 to 100. */
  percent: number;
  currency: string;
  format: (amount: number) => string;
}

/** The data of a campaign, or of a group, whose campaigns share only budgets. */
interface Facts extends Pick<Campaign, 'used' | 'today' | 'currency'> {
  limits: Partial<CampaignLimits>;
  usedAllTime?: { shows: number };
}

const order = Object.keys(limitLabels) as LimitName[];

export function limitUses({ limits, used, usedAllTime, today, currency }: Facts): LimitUse[] {
  const amounts: Record<LimitName, number> = {
    cash_limit_day: today.spend,
    cash_limit: used.cash,
    shows_limit_day: today.shows,
    shows_limit: used.shows,
    shows_limit_all_time: usedAllTime?.shows ?? 0,
  };
  return order.flatMap((name) => {
    const limit = limits[name] ?? null;
    if (limit === null) return [];
    const amount = amounts[name];
    return {
      name,
      label: limitLabels[name],
      limit,
      used: amount,
      percent: limit === 0 ? 100 : Math.min(100, (amount / limit) * 100),
      currency,
      format: createLimitFormatter(name, currency),
    };
  });
}

/** Formats an amount of a limit: money or a number of shows. */
export const createLimitFormatter = (name: LimitName, currency: string) =>
  name.startsWith('cash') ? (amount: number) => formatMoney(amount, currency) : formatNumber;

/** The texts of a usage bar; the label names the currency. */
export function limitBar({ name, label, used, limit, percent, currency, format }: LimitUse) {
  if (!name.startsWith('cash'))
    return { label, used: format(used), limit: format(limit), percent, tone: 'count' as const };
  const bare = (amount: number) => formatMoney(amount, currency, { bare: true });
  return { label: `${label}, ${currency}`, used: bare(used), limit: bare(limit), percent, tone: 'money' as const };
}

/** The limit with the smallest remaining share. */
export const tightestLimit = (facts: Facts): LimitUse | undefined =>
  limitUses(facts).reduce<LimitUse | undefined>(
    (tightest, use) => (tightest === undefined || use.percent > tightest.percent ? use : tightest),
    undefined,
  );
