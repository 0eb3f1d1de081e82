import type { Day } from '@/shared/lib/dates';
import type { CampaignChange } from './campaign-change';

/** What was chosen for the days of campaigns. One that is neither filled in nor cleared is left as it is. */
export interface ChosenDates {
  start_date: Day | null;
  clears_start: boolean;
  end_date: Day | null;
  clears_end: boolean;
}

/** The choice that a change was made of, to go on from. */
export const datesOf = (change: CampaignChange | null): ChosenDates => ({
  start_date: change?.start_date ?? null,
  clears_start: change?.start_date === null,
  end_date: change?.end_date ?? null,
  clears_end: change?.end_date === null,
});

/** Only what was chosen: a day that is absent stays, null clears it. null where nothing was chosen. */
export function datesChange({ start_date, clears_start, end_date, clears_end }: ChosenDates): CampaignChange | null {
  const start = clears_start ? null : (start_date ?? undefined);
  const end = clears_end ? null : (end_date ?? undefined);
  if (start === undefined && end === undefined) return null;
  return {
    action: 'set_dates',
    ...(start !== undefined && { start_date: start }),
    ...(end !== undefined && { end_date: end }),
  };
}
