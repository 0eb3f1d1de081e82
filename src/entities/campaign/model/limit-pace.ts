import { type Day, dayOfTerm } from '@/shared/lib/dates';
import { twoDigits } from '@/shared/lib/format';
import type { Campaign } from './campaign';
import type { LimitUse } from './limit-uses';

/** How the use of a limit goes on. */
export interface LimitPace {
  /** Share of the limit's term that has passed, 0 to 100; undefined for a limit without a term. */
  now: number | undefined;
  /** What follows from it: "At this pace reached at 21:40". */
  forecast: string;
}

interface Term extends Pick<Campaign, 'startDate' | 'endDate' | 'servingReasons'> {
  /** The day in the campaign's time zone. */
  today: Day;
  /** How much of it has passed, in percent. */
  share: number;
}

/** Before one o'clock a day has no pace yet. */
const EARLY = 100 / 24;

const MINUTES = 24 * 60;

/** Where an even use of a limit would be now, and when the limit is reached if the use goes on as before. */
export function limitPace(use: Pick<LimitUse, 'name' | 'used' | 'limit' | 'write'>, term: Term): LimitPace {
  const { name, used, limit, write } = use;
  // concurrent serving may exceed a limit slightly
  const left = Math.max(0, limit - used);
  const isDaily = name.endsWith('_day');
  const now = isDaily ? term.share : termShare(term);
  if (left === 0) return { now, forecast: isDaily && servesTomorrow(term) ? 'Reached, again at 00:00' : 'Reached' };
  if (isDaily) return { now, forecast: dayForecast({ used, limit, left, write }, term) };
  const [day, days] = dayOfTerm(term, term.today) ?? [];
  return { now, forecast: day === undefined ? `${write(left)} left` : `Day ${day} of ${days}` };
}

/** Whether it serves again from midnight on: only daily limits hold it back, and today is not its last day. */
const servesTomorrow = ({ servingReasons, endDate, today }: Term): boolean =>
  (endDate === null || today < endDate) && servingReasons.every(({ limit }) => limit?.endsWith('_day'));

function dayForecast(
  { used, limit, left, write }: Pick<LimitUse, 'used' | 'limit' | 'write'> & { left: number },
  { servingReasons, share }: Term,
): string {
  // only what serves has a pace
  if (servingReasons.length > 0 || used === 0 || share < EARLY) return `${write(left)} left`;
  const reached = Math.floor(((limit / used) * share * MINUTES) / 100);
  if (reached < MINUTES)
    return `At this pace reached at ${twoDigits(Math.floor(reached / 60))}:${twoDigits(reached % 60)}`;
  return `At this pace ${write(Math.floor((used / share) * 100))} by midnight`;
}

function termShare(term: Term): number | undefined {
  const [day, days] = dayOfTerm(term, term.today) ?? [];
  return day === undefined || days === undefined ? undefined : ((day - 1 + term.share / 100) / days) * 100;
}
