import { once } from '@/shared/lib/remembered';
import { locale } from './locale';

/**
 * A day without a time or a zone, as the contract writes it: `2026-12-31`. Everything here works on the digits, so that
 * no time zone can make it the day before.
 */
export type Day = string;

export type ReadDay = { day: Day } | { problem: string };

const FORM = 'Write the day as dd/mm/yyyy, such as 31/12/2026';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthFormat = once(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));

/** @param month from 1 on */
const monthName = (month: number): string => monthFormat().format(Date.UTC(2026, month - 1));

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysIn = (year: number, month: number) =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;

/** The ways to write a day, each with the order of its parts. */
const WAYS: readonly (readonly [RegExp, 'dmy' | 'ymd'])[] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})$/, 'ymd'],
  [/^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/, 'dmy'],
  [/^(\d{2})(\d{2})(\d{4})$/, 'dmy'],
  [/^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/, 'dmy'],
];

function splitDay(text: string): readonly [string, string, string] | null {
  for (const [way, order] of WAYS) {
    const [, first, second, third] = way.exec(text) ?? [];
    if (first === undefined || second === undefined || third === undefined) continue;
    return order === 'ymd' ? [first, second, third] : [third, second, first];
  }
  return null;
}

/** `feb`, `February` and `02` are 2; anything else is 0. */
function monthNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const month = MONTHS.indexOf(text.slice(0, 3)) + 1;
  return month > 0 && monthName(month).toLowerCase().startsWith(text) ? month : 0;
}

/**
 * The day in a text: `31/12/2026`, `31.12.26`, `31122026`, `31 Dec 2026`, `2026-12-31`. The day comes first, as in all of
 * en-GB; two digits of a year are of this century. What can't be a day comes back as a sentence.
 */
export function readDay(text: string): ReadDay {
  const parts = splitDay(text.trim().toLowerCase());
  if (parts === null) return { problem: FORM };
  const year = Number(parts[0].length === 2 ? `20${parts[0]}` : parts[0]);
  const [month, day] = [monthNumber(parts[1]), Number(parts[2])];
  if (month < 1 || month > 12)
    return { problem: /^\d/.test(parts[1]) ? 'There are twelve months: the day comes first' : FORM };
  const days = daysIn(year, month);
  if (day < 1 || day > days) return { problem: `${monthName(month)} ${year} has ${days} days` };
  return { day: `${pad(year, 4)}-${pad(month)}-${pad(day)}` };
}

/** Whether a value is a day as the contract writes it. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const read = readDay(value);
  return 'day' in read;
}

/** A day for people: `31/12/2026`. What is no day stays as it is. */
export const writeDay = (value: unknown): string => {
  if (isDay(value)) return value.split('-').reverse().join('/');
  return typeof value === 'string' ? value : '';
};

/** The day that a moment has where the viewer is. */
export const dayOf = (date: Date): Day =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
