import { type Day, daysBetween } from '@preroll/rules/time/days';
import { isDay } from '@preroll/rules/time/periods';
import { lazyValue } from '@/shared/lib/memoize';
import { locale } from './locale';

/** All functions here work on the digits, so that a time zone can't shift the day. */
export type { Day };

export type ParsedDay = { day: Day } | { problem: string };

const FORMAT_HINT = 'Write the day as dd/mm/yyyy, such as 31/12/2026';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthFormat = lazyValue(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));

/** @param month 1 to 12 */
const monthName = (month: number): string => monthFormat().format(Date.UTC(2026, month - 1));

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysIn = (year: number, month: number) =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;

/** Supported input formats, each with the order of its parts. */
const FORMATS: readonly (readonly [RegExp, 'dmy' | 'ymd'])[] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})$/, 'ymd'],
  [/^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/, 'dmy'],
  [/^(\d{2})(\d{2})(\d{4})$/, 'dmy'],
  [/^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/, 'dmy'],
];

function splitDay(text: string): readonly [string, string, string] | null {
  for (const [format, order] of FORMATS) {
    const [, first, second, third] = format.exec(text) ?? [];
    if (first === undefined || second === undefined || third === undefined) continue;
    return order === 'ymd' ? [first, second, third] : [third, second, first];
  }
  return null;
}

/** Parses the number or name of a month: `feb`, `February` and `02` are 2; anything else is 0. */
function monthNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const month = MONTHS.indexOf(text.slice(0, 3)) + 1;
  return month > 0 && monthName(month).toLowerCase().startsWith(text) ? month : 0;
}

/**
 * Parses a typed day: `31/12/2026`, `31.12.26`, `31122026`, `31 Dec 2026`, `2026-12-31`. The day comes before the
 * month, as in en-GB; two-digit years are in this century. Returns a sentence with the problem if there is no such day.
 */
export function parseDay(text: string): ParsedDay {
  const parts = splitDay(text.trim().toLowerCase());
  if (parts === null) return { problem: FORMAT_HINT };
  const year = Number(parts[0].length === 2 ? `20${parts[0]}` : parts[0]);
  const [month, day] = [monthNumber(parts[1]), Number(parts[2])];
  if (month < 1 || month > 12)
    return { problem: /^\d/.test(parts[1]) ? 'There are twelve months. The day comes first' : FORMAT_HINT };
  const days = daysIn(year, month);
  if (day < 1 || day > days) return { problem: `${monthName(month)} ${year} has ${days} days` };
  return { day: `${pad(year, 4)}-${pad(month)}-${pad(day)}` };
}

/** Formats a day as `31/12/2026`. Returns any other value as text. */
export const formatDay = (value: unknown): string => {
  if (isDay(value)) return value.split('-').reverse().join('/');
  return typeof value === 'string' ? value : '';
};

/** Formats a month of the contract, `2026-11`, as `November 2026`. */
export const formatMonth = (month: string): string => `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`;

const weekdayFormat = lazyValue(() => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }));

/** The weekday of a day: `Thursday`. */
export const weekdayOf = (day: Day): string => weekdayFormat().format(new Date(day));

/** A day relative to today: `Today`, `Yesterday`, the weekday within a week, otherwise `31/12/2026`. */
export function formatRecentDay(day: Day, today: Day): string {
  const ago = daysBetween(day, today);
  if (ago === 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  return ago > 1 && ago < 7 ? weekdayOf(day) : formatDay(day);
}

/** The position of a day in a term and the term's length in days; undefined outside the term or if it is open-ended. */
export function dayOfTerm(
  { startDate, endDate }: { startDate: Day | null; endDate: Day | null },
  today: Day,
): readonly [day: number, days: number] | undefined {
  if (startDate === null || endDate === null || today < startDate || today > endDate) return undefined;
  const count = (to: Day) => Math.round((Date.parse(to) - Date.parse(startDate)) / 86_400_000) + 1;
  return [count(today), count(endDate)];
}

/** The day of a moment in the browser's time zone. */
export const dayOf = (date: Date): Day =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
