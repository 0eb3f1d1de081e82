import type { Day } from '@/shared/lib/dates';
import type { CampaignChange } from './campaign-change';

/** New dates for campaigns. A date that is neither entered nor cleared stays unchanged. */
export interface ChosenDates {
  start_date: Day | null;
  clears_start: boolean;
  end_date: Day | null;
  clears_end: boolean;
}

/** The form values of a change, for editing it again. */
export const datesOf = (change: CampaignChange | null): ChosenDates => ({
  start_date: change?.start_date ?? null,
  clears_start: change?.start_date === null,
  end_date: change?.end_date ?? null,
  clears_end: change?.end_date === null,
});

/**
 * The change with only the chosen dates: an absent date stays unchanged, null clears it.
 *
 * @returns null if nothing was chosen
 */
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
