import { addDays, daysBetween } from '@preroll/rules/time/days';
import { type DayPlan, planDay, type RequestCurve } from './day-plan.ts';
import type { LimitedCampaign } from './limited-campaign.ts';
import type { Counter } from './usage-counts.ts';
import type { ZoneDay } from './zone-days.ts';

/** A limit of a day, and the limit of the flight that includes the day; null for none. */
export interface PacedLimit {
  today: Counter;
  flight: Counter;
  limitDay: number | null;
  limitFlight: number | null;
  whose: 'campaign' | 'group';
}

/** Holds back campaigns that are to be served evenly. */
export interface Pacing {
  /** Whether a campaign is ahead of its plan: what is used and reserved exceeds what is allowed by now. */
  isAhead(campaign: LimitedCampaign, limits: readonly PacedLimit[], zoneDay: ZoneDay, at: number): boolean;
}

/** What stays constant during a day. */
interface PacingState {
  day: string;
  curve: RequestCurve | null;
  plan: DayPlan;
  daysLeft: Record<PacedLimit['whose'], number | null>;
}

const MAX_PLANS = 1_000;

/** @param readCurve returns last week's requests by hour; null while unknown */
export function createPacing(readCurve: () => RequestCurve | null): Pacing {
  const states = new WeakMap<LimitedCampaign, PacingState>();
  /** By time zone and open hours, which most campaigns share. */
  const plans = new Map<string, Pick<PacingState, 'day' | 'curve' | 'plan'>>();

  const planOf = (campaign: LimitedCampaign, zoneDay: ZoneDay, curve: RequestCurve | null): DayPlan => {
    const key = `${campaign.timezone} ${campaign.hours.join()}`;
    const known = plans.get(key);
    if (known?.day === zoneDay.day && known.curve === curve) return known.plan;
    const plan = planDay(zoneDay, campaign, curve);
    if (plans.size >= MAX_PLANS) plans.clear();
    plans.set(key, { day: zoneDay.day, curve, plan });
    return plan;
  };

  const stateOf = (campaign: LimitedCampaign, zoneDay: ZoneDay): PacingState => {
    const { day } = zoneDay;
    const curve = readCurve();
    const known = states.get(campaign);
    if (known?.day === day && known.curve === curve) return known;
    const daysLeft = {
      campaign: daysLeftOf(campaign.endDate, day, campaign.weekdays),
      group: daysLeftOf(campaign.group?.endDate ?? null, day, []),
    };
    const made = { day, curve, plan: planOf(campaign, zoneDay, curve), daysLeft };
    states.set(campaign, made);
    return made;
  };

  return {
    isAhead(campaign, limits, zoneDay, at) {
      const { plan, daysLeft } = stateOf(campaign, zoneDay);
      const share = plan.shareAt(at);
      return limits.some((limit) => {
        const quota = quotaOf(limit, daysLeft[limit.whose]);
        return quota !== null && limit.today.used + limit.today.reserved > quota * share;
      });
    },
  };
}

/**
 * The quota of a day: its limit, or the rest of the flight's limit divided by the remaining days, whichever is less.
 * @param daysLeft including the current day; null for a flight without an end, whose limit yields no daily quota
 */
export function quotaOf({ today, flight, limitDay, limitFlight }: PacedLimit, daysLeft: number | null): number | null {
  if (limitFlight === null || daysLeft === null) return limitDay;
  const perDay = (limitFlight - (flight.used - today.used)) / daysLeft;
  return limitDay === null ? perDay : Math.min(limitDay, perDay);
}

/**
 * Counts the days from a day to the end of a flight, both included, that are on the given weekdays.
 * @returns at least one, so that a last day on another weekday gets the rest; null for a flight without an end
 */
export function daysLeftOf(endDate: string | null, day: string, weekdays: readonly number[]): number | null {
  if (endDate === null) return null;
  const days = Math.max(0, daysBetween(day, endDate) + 1);
  if (weekdays.length === 0) return Math.max(1, days);
  const weeks = Math.floor(days / 7);
  const others = Array.from({ length: days % 7 }, (_, index) => weekdayOf(addDays(day, index)));
  return Math.max(1, weeks * weekdays.length + others.filter((weekday) => weekdays.includes(weekday)).length);
}

/** Monday is 1. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
