import { addDays } from './days.ts';
import type { Day, Period } from './periods.ts';

/**
 * The last day of a period that is compared. The day under way is left out, and what is compared with leaves out its
 * counterpart: that day is whole. null if no day of the period is over, so that nothing is compared.
 */
export function lastFullDay({ from, to }: Period, today: Day): Day | null {
  if (to < today) return to;
  return from < today ? addDays(today, -1) : null;
}

/**
 * Whether changes are those of full days alone, because the day under way is left out.
 *
 * @param fullDaysTo as `lastFullDay` answers
 * @param to the last day of the period
 */
export const leavesOutToday = (fullDaysTo: Day | null, to: Day): boolean => fullDaysTo !== null && fullDaysTo < to;
