import type { Random } from '../reach/random.ts';
import { zonedTime } from '../time/zoned-time.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The days around a moment: 0 is the day of the moment, -1 the day before. */
export interface DemoCalendar {
  /** YYYY-MM-DD. */
  dayOf(offset: number): string;
  /** Monday is 1. */
  weekdayOf(offset: number): number;
  /** A minute of the working hours of a day that has passed. */
  workingTime(offset: number, random: Random): Date;
  /** How much of today has passed, as a share of these hours; all hours when there are none. */
  passedOfToday(hours: readonly number[]): number;
}

/** @param timezone IANA; whose clock decides which day it is */
export function demoCalendar(timezone: string, now: Date): DemoCalendar {
  const { day, hour } = zonedTime(timezone, now);
  const today = Date.parse(`${day}T00:00:00Z`);
  const at = (offset: number) => new Date(today + offset * DAY);
  return {
    dayOf: (offset) => at(offset).toISOString().slice(0, 10),
    weekdayOf: (offset) => at(offset).getUTCDay() || 7,
    // from 09:00 to 18:00 in Moscow
    workingTime: (offset, random) => new Date(at(offset).getTime() + (6 * 60 + random.below(9 * 60)) * MINUTE),
    passedOfToday(hours) {
      const asked = hours.length === 0 ? Array.from({ length: 24 }, (_, each) => each) : hours;
      const passed = asked.filter((each) => each < hour).length;
      const current = asked.includes(hour) ? now.getUTCMinutes() / 60 : 0;
      return (passed + current) / asked.length;
    },
  };
}
