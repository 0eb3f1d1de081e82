import { addDays } from './days.ts';
import { isTimezone } from './timezones.ts';
import { offsetAt } from './zoned-time.ts';

/** A date without time or time zone, as in the contract: `2026-12-31`. */
export type Day = string;

/** Whether a value is a day that there is, in the format of the contract. */
export const isDay = (value: unknown): value is Day =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** The day in a time zone; that of the machine for one that it doesn't know. */
export function todayIn(timezone: string, now = new Date()): Day {
  const offset = offsetAt(timezone, now);
  const ofMachine = -now.getTimezoneOffset() * 60_000;
  return new Date(now.getTime() + (Number.isNaN(offset) ? ofMachine : offset)).toISOString().slice(0, 10);
}

/** Both days belong to it. */
export interface Period {
  from: Day;
  to: Day;
}

const presets = ['today', 'yesterday', '7-days', '28-days', '90-days', 'month', 'last-month'] as const;

export type PeriodPreset = (typeof presets)[number];

/** Periods that move with the day, in the order of the menu. */
export const periodPresets: Record<PeriodPreset, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  '7-days': 'Last 7 days',
  '28-days': 'Last 28 days',
  '90-days': 'Last 90 days',
  month: 'This month',
  'last-month': 'Last month',
};

/** The dates of a screen, as in its URL. */
export interface PeriodState<Compare extends 'none' | 'days' | 'year' = 'none' | 'days'> {
  /** A preset, or two days: `2026-11-01_2026-11-07`. The screen's own preset if undefined. */
  dates?: string | undefined;
  /**
   * `none` compares with nothing, `days` with the period directly before, `year` with the same days a year before;
   * otherwise with the period before whose weekdays are the same.
   */
  compare?: Compare | undefined;
}

/** The dates of a screen that also compares with the year before. */
export type YearlyPeriodState = PeriodState<'none' | 'days' | 'year'>;

/** The dates of a screen on the records of several accounts. */
export interface ZonedPeriodState extends PeriodState {
  /** Where its days begin (IANA), if not where the reader's do. */
  zone?: string | undefined;
}

/** Whether dates move with the day, rather than being two days. */
export const isPreset = (text: string): text is PeriodPreset => (presets as readonly string[]).includes(text);

function customOf(text: string): Period | undefined {
  const [from, to, ...more] = text.split('_');
  return more.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

/** Reads the dates of a screen from its URL. Invalid values are ignored. */
export const readPeriodState = ({ dates, compare }: Record<string, unknown>): PeriodState => ({
  dates: typeof dates === 'string' && (isPreset(dates) || customOf(dates)) ? dates : undefined,
  compare: compare === 'none' || compare === 'days' ? compare : undefined,
});

/** The same, where the year before can be compared with. */
export const readYearlyPeriodState = (search: Record<string, unknown>): YearlyPeriodState =>
  search.compare === 'year' ? { ...readPeriodState(search), compare: 'year' } : readPeriodState(search);

/** The same, where the reader chooses the time zone. */
export const readZonedPeriodState = (search: Record<string, unknown>): ZonedPeriodState => ({
  ...readPeriodState(search),
  zone: typeof search.zone === 'string' && isTimezone(search.zone) ? search.zone : undefined,
});

/**
 * The days of a screen's dates.
 *
 * @param preset of the screen, if its URL names no dates
 * @returns the preset as well, unless two days were chosen
 */
export function periodOn(
  { dates }: Pick<PeriodState, 'dates'>,
  preset: PeriodPreset,
  today: Day,
): Period & { preset?: PeriodPreset } {
  const custom = dates === undefined ? undefined : customOf(dates);
  if (custom) return custom;
  const chosen = dates !== undefined && isPreset(dates) ? dates : preset;
  return { preset: chosen, ...daysOf(chosen, today) };
}

const startOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

function daysOf(preset: PeriodPreset, today: Day): Period {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case '7-days':
      return { from: addDays(today, -6), to: today };
    case '28-days':
      return { from: addDays(today, -27), to: today };
    case '90-days':
      return { from: addDays(today, -89), to: today };
    case 'month':
      return { from: startOfMonth(today), to: today };
    case 'last-month': {
      const to = addDays(startOfMonth(today), -1);
      return { from: startOfMonth(to), to };
    }
  }
}
