import { addDays, type Day, daysBetween } from './days.ts';
import { isDay, type Period, todayIn, type YearlyPeriodState } from './periods.ts';

/**
 * What a period is compared with; all have the same number of days. `previous_weeks` is shifted back by the smallest
 * number of whole weeks that takes it before the period; `previous_period` directly precedes it; `previous_year` begins
 * on the same date of the previous year.
 */
export type Comparison = 'previous_weeks' | 'previous_period' | 'previous_year';

const WEEK = 7;

/** The comparison selected in the URL of a screen. */
export function comparisonOf({ compare }: Pick<YearlyPeriodState, 'compare'>): Comparison | 'none' {
  if (compare === 'none') return 'none';
  return compare === 'year' ? 'previous_year' : compare === 'days' ? 'previous_period' : 'previous_weeks';
}

/** The period to compare with. Each day has a counterpart; after a shift by whole weeks, it is the same weekday. */
export function comparedPeriod({ from, to }: Period, comparison: Comparison): Period {
  const last = daysBetween(from, to);
  const start = startOf(from, last + 1, comparison);
  return { from: start, to: addDays(start, last) };
}

/**
 * Whether a record is newer than the first day of the compared period, in which case a comparison would suggest growth.
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
      // 29 February becomes 28 February
      return isDay(same) ? same : addDays(from, -366);
    }
  }
}
