import { todayIn } from '@preroll/rules/time/periods';
import { accountZone, type PeriodPreset, periodOf, type ZonedPeriodState } from '@/shared/lib/dates';

/** The dates of lists and records whose URL names none. */
export const listPeriod: PeriodPreset = '7-days';
export const recordPeriod: PeriodPreset = '28-days';

/**
 * The parameters of a call for figures.
 *
 * @param timezone where days begin, if not where the reader chose, nor where the reader's do
 */
export function periodParams(
  { zone, compare, ...state }: ZonedPeriodState,
  preset: PeriodPreset,
  timezone = zone ?? accountZone(),
) {
  const { from, to } = periodOf(state, preset, todayIn(timezone));
  // lists are not compared with a year before
  const compared = compare === 'days' ? 'previous_period' : (compare ?? 'previous_weeks');
  return { date_from: from, date_to: to, compare: compared, ...(zone !== undefined && { timezone: zone }) } as const;
}
