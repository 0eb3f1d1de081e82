import { addDays, daysBetween } from './days.ts';
import type { Day, Period } from './periods.ts';
import { firstMoment, zonedTime } from './zoned-time.ts';

/** Until when a period that holds today and the one that it is compared with count. */
export interface ComparedUntil {
  /** Now, in whole minutes. */
  now: Date;
  /** The day that today is compared with. */
  day: Day;
  /** The moment at which the clock shows the same on that day. */
  before: Date;
}

const MINUTE = 60_000;

/**
 * Until when two periods count that are compared: today until now, and its counterpart until its clock shows the same, so
 * that both are as long. What is later in the other period doesn't count. Nothing is cut of the period itself: its figures
 * are those that limits and the ledger have, and results of this minute are all that they have more.
 *
 * @param before the first day of the other period, which has as many days
 * @returns null unless today is one of the period's days: then both count whole
 */
export function comparedUntil({ from, to }: Period, before: Day, timezone: string, now: Date): ComparedUntil | null {
  const minute = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE);
  const clock = zonedTime(timezone, minute);
  if (clock.day < from || clock.day > to) return null;
  const day = addDays(before, daysBetween(from, clock.day));
  return { now: minute, day, before: firstMoment(timezone, { ...clock, day }) };
}

/** Says until when: `until 17:17`. */
export function writeUntil(now: Date, timezone: string): string {
  const { hour, minute } = zonedTime(timezone, now);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `until ${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** Says until when both periods count: `until 17:17 on both sides`. */
export const describeUntil = (now: Date, timezone: string): string => `${writeUntil(now, timezone)} on both sides`;
