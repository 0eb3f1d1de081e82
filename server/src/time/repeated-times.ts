import { addDays } from '@preroll/rules/days';

/** A time in which a clock shows once more what it has shown before, because it went back. */
export interface RepeatedTime {
  from: Date;
  /** Not included. */
  to: Date;
  /** From UTC, since then: `-05:00`. */
  offset: string;
}

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;

/** Finds the times that the clocks of a zone repeat on some days. Clocks that change do so for a week at least. */
export function repeatedTimes(timezone: string, days: { from: string; to: string }): RepeatedTime[] {
  if (timezone === 'UTC') return [];
  const clock = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' });
  const offsetAt = (moment: number) =>
    clock
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')
      ?.value.replace('GMT', '') || '+00:00';
  // no zone is more than 14 hours from UTC
  const start = Date.parse(`${addDays(days.from, -1)}T00:00:00Z`);
  const end = Date.parse(`${addDays(days.to, 2)}T00:00:00Z`);
  const weeks = Math.ceil((end - start) / WEEK);
  return Array.from({ length: weeks }, (_, week) => start + week * WEEK).flatMap((begin) => {
    let [before, after] = [begin, Math.min(begin + WEEK, end)];
    const back = minutesOf(offsetAt(before)) - minutesOf(offsetAt(after));
    if (back <= 0) return [];
    while (after - before > MINUTE) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE;
      if (offsetAt(middle) === offsetAt(begin)) before = middle;
      else after = middle;
    }
    return [{ from: new Date(after), to: new Date(after + back * MINUTE), offset: offsetAt(after) }];
  });
}

/** The minutes of an offset such as `-05:30`. */
function minutesOf(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
