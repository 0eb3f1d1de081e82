import { type Day, dayOf } from '@/shared/lib/dates';

/** The day in a time zone; that of the browser for one that it doesn't know. */
export function todayIn(timezone: string, now = new Date()): Day {
  try {
    // the digits of the locale are those of a day: 2026-11-20
    return new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(now);
  } catch {
    return dayOf(now);
  }
}
