import { isInFlight, type LimitedCampaign } from './limited-campaign.ts';
import type { PacedLimit } from './pacing.ts';
import { Balance, type CampaignCounts, type CounterLimit, type GroupCounts } from './usage-counts.ts';

/** The remaining budgets of a campaign on a day. */
export interface DayLimits {
  campaign: LimitedCampaign;
  day: string;
  /** The counters that must all have room for a show. */
  shows: readonly CounterLimit[];
  /** The counters that must all have room for the price of a billed event. */
  cash: readonly CounterLimit[];
  /** The limits that even pacing spreads over the day. */
  paced: readonly PacedLimit[];
}

interface Counts {
  campaign: LimitedCampaign;
  counts: CampaignCounts;
  group: GroupCounts | undefined;
  balance: Balance | undefined;
}

export function makeDayLimits({ campaign, counts, group: ofGroup, balance }: Counts, day: string): DayLimits {
  const { limits, group } = campaign;
  const [showsToday, cashToday] = [counts.showsDays.of(day), counts.cashDays.of(day)];
  const ofCampaign = { whose: 'campaign' } as const;
  const shows: PacedLimit = {
    ...ofCampaign,
    today: showsToday,
    limitDay: limits.showsDay,
    flight: counts.shows,
    limitFlight: limits.shows,
  };
  const ever: PacedLimit = {
    ...ofCampaign,
    today: showsToday,
    limitDay: null,
    flight: counts.showsAllTime,
    limitFlight: limits.showsAllTime,
  };
  const cash: PacedLimit[] = [
    { ...ofCampaign, today: cashToday, limitDay: limits.cashDay, flight: counts.cash, limitFlight: limits.cash },
  ];
  if (group && ofGroup)
    cash.push({
      whose: 'group',
      today: ofGroup.cashDays.of(day),
      limitDay: group.limits.cashDay,
      flight: ofGroup.cash,
      limitFlight: group.limits.cash,
    });

  const limitsOf = ({ whose, today, limitDay, flight, limitFlight }: PacedLimit): CounterLimit[] => {
    const ofDay: CounterLimit = { counter: today, limit: limitDay, term: 'day', of: day, whose };
    const isInside = whose === 'campaign' ? isInFlight(campaign, day) : group !== null && isInFlight(group, day);
    return isInside ? [{ counter: flight, limit: limitFlight, term: 'total', of: 'flight', whose }, ofDay] : [ofDay];
  };
  return {
    campaign,
    day,
    shows: [
      ...limitsOf(shows),
      { counter: counts.showsAllTime, limit: limits.showsAllTime, term: 'total', of: 'ever', whose: 'campaign' },
    ],
    cash: [...cash.flatMap(limitsOf), (balance ?? new Balance()).counterLimit],
    paced: [shows, ever, ...cash].filter(({ limitDay, limitFlight }) => limitDay !== null || limitFlight !== null),
  };
}
