import { zonedTime } from './zoned-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Returns the first moment of a day (YYYY-MM-DD) by the clock of a time zone, exact to a minute. */
export function startOfDay(timezone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // no zone is further than 14 hours from UTC
  let before = midnight - 15 * HOUR;
  let from = midnight + 15 * HOUR;
  while (from - before > MINUTE) {
    const middle = before + Math.floor((from - before) / 2 / MINUTE) * MINUTE;
    if (zonedTime(timezone, new Date(middle)).day < day) before = middle;
    else from = middle;
  }
  return new Date(from);
}
