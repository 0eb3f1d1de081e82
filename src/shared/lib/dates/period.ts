import { type PeriodPreset, type PeriodState, periodOn } from '@preroll/rules/time/periods';
import { readDefaultPeriod } from '@/shared/lib/preferences';
import { accountToday } from './account-zone';

/** What a URL without dates means: what the account has chosen for all screens, otherwise the screen's own. */
export const defaultPeriod = (own: PeriodPreset): PeriodPreset => readDefaultPeriod() ?? own;

/**
 * The days of a screen's dates.
 *
 * @param preset of the screen, if neither its URL nor the account names dates
 * @param today where days begin elsewhere than the account's
 * @returns the preset as well, unless two days were chosen
 */
export const periodOf = (
  state: Pick<PeriodState, 'dates'>,
  preset: PeriodPreset,
  today = accountToday(),
): ReturnType<typeof periodOn> => periodOn(state, defaultPeriod(preset), today);

/** The days that a list is limited to; undefined for all dates. */
export const optionalPeriodOf = (dates: PeriodState['dates']) =>
  // the preset is never used: there are dates
  dates === undefined ? undefined : periodOf({ dates }, 'month');
