import type { Period } from '@preroll/rules/time/periods';
import type { Day } from './day';
import { locale } from './locale';

/** Formats the local date and time in a zone at the start of a UTC day; without a zone, the browser's. */
function clockOf(timeZone: string | undefined): (day: Day) => string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (day) => format.format(Date.parse(day));
}

/**
 * Whether a time zone has the browser's local time at both ends of a period and at the start of each month in between.
 */
export function hasBrowserClock(timeZone: string, { from, to }: Period): boolean {
  try {
    const [there, here] = [clockOf(timeZone), clockOf(undefined)];
    return [from, ...monthsBetween(from, to), to].every((day) => there(day) === here(day));
  } catch {
    // the browser doesn't know the zone, so its own is used instead
    return true;
  }
}

/** The first days of the months that begin between two days. */
function monthsBetween(from: Day, to: Day): Day[] {
  const first = new Date(from);
  const days: Day[] = [];
  for (let month = 1; ; month += 1) {
    const day = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month)).toISOString().slice(0, 10);
    if (day >= to) return days;
    days.push(day);
  }
}
