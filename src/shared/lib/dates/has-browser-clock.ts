import type { Day } from './day';
import { locale } from './locale';

const clockAt = (day: Day, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(Date.parse(day));

/** Whether clocks of a time zone show what those of the browser do, on all of some days. */
export function hasBrowserClock(timeZone: string, days: readonly Day[]): boolean {
  try {
    return days.every((day) => clockAt(day, timeZone) === clockAt(day, undefined));
  } catch {
    // one that the browser doesn't know: its own is used instead
    return true;
  }
}
