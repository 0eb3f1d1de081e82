import { type PeriodPreset, type PeriodState, periodOn } from '@preroll/rules/time/periods';
import { accountToday } from './account-zone';

/**
 * The days of a screen's dates.
 *
 * @param preset of the screen, if its URL names no dates
 * @param today where days begin elsewhere than the account's
 * @returns the preset as well, unless two days were chosen
 */
export const periodOf = (
  state: Pick<PeriodState, 'dates'>,
  preset: PeriodPreset,
  today = accountToday(),
): ReturnType<typeof periodOn> => periodOn(state, preset, today);

/** The days that a list is limited to; undefined for all dates. */
export const optionalPeriodOf = (dates: PeriodState['dates']) =>
  // the preset is never used: there are dates
  dates === undefined ? undefined : periodOf({ dates }, 'month');
