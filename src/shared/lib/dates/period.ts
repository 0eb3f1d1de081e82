import { type PeriodPreset, type PeriodState, periodOn } from '@preroll/rules/time/periods';
import { readDefaultPeriod } from '@/shared/lib/preferences';
import { accountToday } from './account-zone';

/** The period of a URL without dates: the account's default for all screens, otherwise the screen's own. */
export const defaultPeriod = (own: PeriodPreset): PeriodPreset => readDefaultPeriod() ?? own;

/**
 * Resolves the period of a screen.
 *
 * @param preset the screen's default, if neither the URL nor the account sets one
 * @param today the current day, if the screen doesn't count days in the account's time zone
 * @returns the days, and the preset unless two days were chosen
 */
export const periodOf = (
  state: Pick<PeriodState, 'dates'>,
  preset: PeriodPreset,
  today = accountToday(),
): ReturnType<typeof periodOn> => periodOn(state, defaultPeriod(preset), today);

/** The period that a list is limited to; undefined for all dates. */
export const optionalPeriodOf = (dates: PeriodState['dates']) =>
  // the preset is unused because dates are given
  dates === undefined ? undefined : periodOf({ dates }, 'month');
