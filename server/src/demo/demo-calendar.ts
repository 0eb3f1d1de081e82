import { zonedTime } from '@preroll/rules/time/zoned-time';
import type { Random } from '../advertising/reach/random.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Days relative to a moment: 0 is its own day, -1 the day before. */
export interface DemoCalendar {
  /** YYYY-MM-DD. */
  dayOf(offset: number): string;
  /** Monday is 1. */
  weekdayOf(offset: number): number;
  /** A random moment within the working hours of a past day. */
  workingTime(offset: number, random: Random): Date;
  /** A random moment of the last twenty hours, for submissions that wait for review. */
  recently(random: Random): Date;
  /** The share of these hours that has passed today; without hours, the share of the whole day. */
  passedOfToday(hours: readonly number[]): number;
}

/** @param timezone IANA name; determines the current day */
export function demoCalendar(timezone: string, now: Date): DemoCalendar {
  const { day, hour } = zonedTime(timezone, now);
  const today = Date.parse(`${day}T00:00:00Z`);
  const at = (offset: number) => new Date(today + offset * DAY);
  return {
    dayOf: (offset) => at(offset).toISOString().slice(0, 10),
    weekdayOf: (offset) => at(offset).getUTCDay() || 7,
    // from 09:00 to 18:00 in Moscow
    workingTime: (offset, random) => new Date(at(offset).getTime() + (6 * 60 + random.below(9 * 60)) * MINUTE),
    recently: (random) => new Date(now.getTime() - (40 + random.below(20 * 60)) * MINUTE),
    passedOfToday(hours) {
      const open = hours.length === 0 ? Array.from({ length: 24 }, (_, each) => each) : hours;
      const passed = open.filter((each) => each < hour).length;
      const current = open.includes(hour) ? now.getUTCMinutes() / 60 : 0;
      return (passed + current) / open.length;
    },
  };
}
