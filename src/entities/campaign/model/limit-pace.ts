import { type Day, dayOfTerm } from '@/shared/lib/dates';
import { twoDigits } from '@/shared/lib/format';
import type { Campaign } from './campaign';
import type { LimitUse } from './limit-uses';

/** The pace at which a limit is being used. */
export interface LimitPace {
  /** The share of the limit's term that has passed, 0 to 100; undefined for a limit without a term. */
  now: number | undefined;
  /** The forecast: "At this pace reached at 21:40". */
  forecast: string;
}

interface Term extends Pick<Campaign, 'startDate' | 'endDate' | 'servingReasons'> {
  /** Today in the campaign's time zone. */
  today: Day;
  /** The share of today that has passed, in percent. */
  share: number;
}

/** In the first hour of a day there is no forecast yet. */
const MIN_FORECAST_SHARE = 100 / 24;

const MINUTES_PER_DAY = 24 * 60;

/** The usage of a limit at an even pace, and when the limit will be reached at the current pace. */
export function limitPace(use: Pick<LimitUse, 'name' | 'used' | 'limit' | 'format'>, term: Term): LimitPace {
  const { name, used, limit, format } = use;
  // concurrent serving may exceed a limit slightly
  const left = Math.max(0, limit - used);
  const isDaily = name.endsWith('_day');
  const now = isDaily ? term.share : termShare(term);
  if (left === 0) return { now, forecast: isDaily && servesTomorrow(term) ? 'Reached, again at 00:00' : 'Reached' };
  if (isDaily) return { now, forecast: dayForecast({ used, limit, left, format }, term) };
  const [day, days] = dayOfTerm(term, term.today) ?? [];
  return { now, forecast: day === undefined ? `${format(left)} left` : `Day ${day} of ${days}` };
}

/**
 * Whether it will serve again at midnight: only daily limits prevent it from serving, and today is not its last day.
 */
const servesTomorrow = ({ servingReasons, endDate, today }: Term): boolean =>
  (endDate === null || today < endDate) && servingReasons.every(({ limit }) => limit?.endsWith('_day'));

function dayForecast(
  { used, limit, left, format }: Pick<LimitUse, 'used' | 'limit' | 'format'> & { left: number },
  { servingReasons, share }: Term,
): string {
  // a forecast requires a campaign that serves
  if (servingReasons.length > 0 || used === 0 || share < MIN_FORECAST_SHARE) return `${format(left)} left`;
  const reached = Math.floor(((limit / used) * share * MINUTES_PER_DAY) / 100);
  if (reached < MINUTES_PER_DAY)
    return `At this pace reached at ${twoDigits(Math.floor(reached / 60))}:${twoDigits(reached % 60)}`;
  return `At this pace ${format(Math.floor((used / share) * 100))} by midnight`;
}

function termShare(term: Term): number | undefined {
  const [day, days] = dayOfTerm(term, term.today) ?? [];
  return day === undefined || days === undefined ? undefined : ((day - 1 + term.share / 100) / days) * 100;
}
