import { offsetAt } from '@preroll/rules/time/zoned-time';

/**
 * Formats the day and time of a moment: `23/11/2026` and `09:00`.
 *
 * @param timeZone an IANA name; the browser's zone if it is missing or unknown
 */
export function formatDayAndTime(date: Date | string | number, timeZone?: string): { day: string; time: string } {
  const moment = new Date(date);
  const offset = timeZone === undefined ? Number.NaN : offsetAt(timeZone, moment);
  const local = Number.isNaN(offset) ? -60_000 * moment.getTimezoneOffset() : offset;
  const text = new Date(moment.getTime() + local).toISOString();
  return { day: text.slice(0, 10).split('-').toReversed().join('/'), time: text.slice(11, 16) };
}

/** Formats the same as one text: `dd/MM/yyyy, HH:mm`. */
export function formatDateTimeIn(date: Date | string | number, timeZone?: string): string {
  const { day, time } = formatDayAndTime(date, timeZone);
  return `${day}, ${time}`;
}
