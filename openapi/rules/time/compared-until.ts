import { addDays, type Day, daysBetween } from './days.ts';
import type { Period } from './periods.ts';
import { firstMoment, zonedTime } from './zoned-time.ts';

/** The moments until which an incomplete period and the one compared with it are counted. */
export interface ComparedUntil {
  /** The current time, rounded down to minutes. */
  now: Date;
  /** The day that today is compared with. */
  day: Day;
  /** The same time of day on that day. */
  before: Date;
}

const MINUTE = 60_000;

/**
 * Returns the moments until which two compared periods are counted, if the first contains today. Today's counterpart is
 * counted up to the same time of day, so that both are equally long. The period itself isn't cut, so that its figures
 * match those of limits and the ledger; they can only include the current minute in addition.
 *
 * @param before the first day of the other period, which has the same number of days
 * @returns null if today is not in the period, in which case both are counted completely
 */
export function comparedUntil({ from, to }: Period, before: Day, timezone: string, now: Date): ComparedUntil | null {
  const minute = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE);
  const clock = zonedTime(timezone, minute);
  if (clock.day < from || clock.day > to) return null;
  const day = addDays(before, daysBetween(from, clock.day));
  return { now: minute, day, before: firstMoment(timezone, { ...clock, day }) };
}

/** Formats the time: `until 17:17`. */
export function formatUntil(now: Date, timezone: string): string {
  const { hour, minute } = zonedTime(timezone, now);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `until ${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** Formats the time for both periods: `until 17:17 on both sides`. */
export const describeUntil = (now: Date, timezone: string): string => `${formatUntil(now, timezone)} on both sides`;
