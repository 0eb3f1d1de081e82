import { type Day, dayOf } from '@/shared/lib/dates';

/** The day in a time zone; that of the browser for one that does not exist or is left out. */
export function todayIn(timezone: string | undefined, now = new Date()): Day {
  if (timezone === undefined) return dayOf(now);
  try {
    // the digits of the locale are those of a day: 2026-11-20
    return new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(now);
  } catch {
    return dayOf(now);
  }
}
