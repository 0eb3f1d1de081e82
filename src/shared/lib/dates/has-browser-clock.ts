import type { Period } from '@preroll/rules/time/periods';
import type { Day } from './day';
import { locale } from './locale';

/** Writes what the clocks of a zone show as a day begins in UTC; those of the browser without one. */
function clockOf(timeZone: string | undefined): (day: Day) => string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (day) => format.format(Date.parse(day));
}

/** Whether clocks of a time zone show what those of the browser do, on both ends of a period and every month between. */
export function hasBrowserClock(timeZone: string, { from, to }: Period): boolean {
  try {
    const [there, here] = [clockOf(timeZone), clockOf(undefined)];
    return [from, ...monthsBetween(from, to), to].every((day) => there(day) === here(day));
  } catch {
    // one that the browser doesn't know: its own is used instead
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
