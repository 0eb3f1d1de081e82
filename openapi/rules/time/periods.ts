import { addDays, type Day } from './days.ts';
import { isTimezone } from './timezones.ts';
import { offsetAt } from './zoned-time.ts';

/** Whether a value is an existing day in the format of the contract. */
export const isDay = (value: unknown): value is Day =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** The current day in a time zone; an unknown zone falls back to that of the system. */
export function todayIn(timezone: string, now = new Date()): Day {
  const offset = offsetAt(timezone, now);
  const ofMachine = -now.getTimezoneOffset() * 60_000;
  return new Date(now.getTime() + (Number.isNaN(offset) ? ofMachine : offset)).toISOString().slice(0, 10);
}

/** Both days are included. */
export interface Period {
  from: Day;
  to: Day;
}

const presets = ['today', 'yesterday', '7-days', '28-days', '90-days', 'month', 'last-month'] as const;

export type PeriodPreset = (typeof presets)[number];

/** Periods relative to the current day, in the order of the menu. */
export const periodPresets: Record<PeriodPreset, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  '7-days': 'Last 7 days',
  '28-days': 'Last 28 days',
  '90-days': 'Last 90 days',
  month: 'This month',
  'last-month': 'Last month',
};

/** The dates of a screen in its URL. */
export interface PeriodState<Compare extends 'none' | 'days' | 'year' = 'none' | 'days'> {
  /** A preset, or two days: `2026-11-01_2026-11-07`. Undefined means the screen's own preset. */
  dates?: string | undefined;
  /**
   * `none` disables the comparison, `days` compares with the directly preceding period, `year` with the same days of
   * the previous year; by default with the previous period that has the same weekdays.
   */
  compare?: Compare | undefined;
}

/** The dates of a screen that can also be compared with the previous year. */
export type YearlyPeriodState = PeriodState<'none' | 'days' | 'year'>;

/** The dates of a screen with records of several accounts. */
export interface ZonedPeriodState extends PeriodState {
  /** Time zone of the days (IANA), if not the user's. */
  zone?: string | undefined;
}

/** Whether dates are a preset instead of two days. */
export const isPreset = (text: string): text is PeriodPreset => (presets as readonly string[]).includes(text);

function customOf(text: string): Period | undefined {
  const [from, to, ...more] = text.split('_');
  return more.length === 0 && isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

/** Parses the dates of a screen's URL. Invalid values are ignored. */
export const parsePeriodState = ({ dates, compare }: Record<string, unknown>): PeriodState => ({
  dates: typeof dates === 'string' && (isPreset(dates) || customOf(dates)) ? dates : undefined,
  compare: compare === 'none' || compare === 'days' ? compare : undefined,
});

/** The same, with the comparison with the previous year. */
export const parseYearlyPeriodState = (search: Record<string, unknown>): YearlyPeriodState =>
  search.compare === 'year' ? { ...parsePeriodState(search), compare: 'year' } : parsePeriodState(search);

/** The same, with the time zone chosen by the user. */
export const parseZonedPeriodState = (search: Record<string, unknown>): ZonedPeriodState => ({
  ...parsePeriodState(search),
  zone: typeof search.zone === 'string' && isTimezone(search.zone) ? search.zone : undefined,
});

/**
 * Resolves the period of a screen.
 *
 * @param preset the screen's default, if its URL has no dates
 * @returns the days, and the preset unless two days were chosen
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
