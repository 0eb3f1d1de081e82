import type { Targeting } from '../advertising/targeting/targeting.ts';
import type { DemoCampaign } from './content/demo-campaign.ts';
import type { DemoDay } from './demo-days.ts';

/** Derives limits from a campaign's results so that they are used up to the share in `near`. */
export function demoLimits({ near = {}, usedUp }: DemoCampaign, days: DemoDay[]): Targeting {
  const spends = days.map(({ spend }) => spend);
  const shows = days.map((day) => day.shows);
  const used = {
    cash_limit: total(spends),
    cash_limit_day: Math.max(...spends),
    shows_limit: total(shows),
    shows_limit_all_time: total(shows),
    shows_limit_day: Math.max(...shows),
  };
  const limits = Object.entries(used)
    .filter(([name]) => name in near)
    .map(([name, amount]) => [name, limitAbove(amount, near[name as keyof typeof used] ?? 1)]);
  return { ...Object.fromEntries(limits), ...(usedUp !== undefined && { cash_limit: usedUp }) };
}

/** Returns a round limit of which about the given share is used, and never all of it. */
export function limitAbove(used: number, share: number): number {
  const step = Math.max(1, 10 ** Math.floor(Math.log10(Math.max(1, used)) - 1) / 2);
  return (Math.floor(used / share / step) + 1) * step;
}

const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
