import { zonedTime } from './zoned-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Returns the first moment at which the clock of a time zone shows a day (YYYY-MM-DD) and an hour, or a later one where
 * clocks leave it out; exact to a minute.
 */
export function startOfHour(timezone: string, day: string, hour: number): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * HOUR;
  // no zone is further than 14 hours from UTC
  let before = shown - 15 * HOUR;
  let from = shown + 15 * HOUR;
  while (from - before > MINUTE) {
    const middle = before + Math.floor((from - before) / 2 / MINUTE) * MINUTE;
    const time = zonedTime(timezone, new Date(middle));
    if (time.day < day || (time.day === day && time.hour < hour)) before = middle;
    else from = middle;
  }
  return new Date(from);
}
