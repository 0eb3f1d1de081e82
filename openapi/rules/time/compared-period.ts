import { addDays, daysBetween } from './days.ts';
import { type Day, isDay, type Period, todayIn, type YearlyPeriodState } from './periods.ts';

/**
 * What a period can be compared with. Of as many days each: `previous_weeks` is moved back by whole weeks, as few as take
 * it before the period; `previous_period` lies directly before it; `previous_year` begins on the same date a year before.
 */
export type Comparison = 'previous_weeks' | 'previous_period' | 'previous_year';

const WEEK = 7;

/** What a screen compares its dates with, by its URL. */
export function comparisonOf({ compare }: Pick<YearlyPeriodState, 'compare'>): Comparison | 'none' {
  if (compare === 'none') return 'none';
  return compare === 'year' ? 'previous_year' : compare === 'days' ? 'previous_period' : 'previous_weeks';
}

/** The period that another one is compared with: each of its days has a counterpart, with whole weeks one of its weekday. */
export function comparedPeriod({ from, to }: Period, comparison: Comparison): Period {
  const last = daysBetween(from, to);
  const start = startOf(from, last + 1, comparison);
  return { from: start, to: addDays(start, last) };
}

/**
 * Whether a record began after the period that its figures are compared with: what it lacks there would look like growth.
 *
 * @param compared the first day of that period; null without a comparison
 */
export const isNewSince = (createdAt: Date, compared: Day | null, timezone: string): boolean =>
  compared !== null && todayIn(timezone, createdAt) > compared;

function startOf(from: string, length: number, comparison: Comparison): string {
  switch (comparison) {
    case 'previous_weeks':
      return addDays(from, -Math.ceil(length / WEEK) * WEEK);
    case 'previous_period':
      return addDays(from, -length);
    case 'previous_year': {
      const same = `${String(Number(from.slice(0, 4)) - 1).padStart(4, '0')}${from.slice(4)}`;
      // 28 February for the 29th
      return isDay(same) ? same : addDays(from, -366);
    }
  }
}
