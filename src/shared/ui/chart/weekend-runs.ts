import { isWeekend, parseISO } from 'date-fns';

/** Consecutive weekend days, as indexes of the first and the last. */
export interface WeekendRun {
  first: number;
  last: number;
}

/** The weekends among consecutive days in the format of the contract; those at the ends may be a single day. */
export function weekendRuns(days: readonly string[]): WeekendRun[] {
  const runs: WeekendRun[] = [];
  for (const [index, day] of days.entries()) {
    if (!isWeekend(parseISO(day))) continue;
    const run = runs.at(-1);
    if (run?.last === index - 1) run.last = index;
    else runs.push({ first: index, last: index });
  }
  return runs;
}
