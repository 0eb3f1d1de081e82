import { todayIn } from '@preroll/rules/time/periods';
import { accountZone, type PeriodPreset, periodOf, type ZonedPeriodState } from '@/shared/lib/dates';

/** The default dates of lists and records. */
export const listPeriod: PeriodPreset = '7-days';
export const recordPeriod: PeriodPreset = '28-days';

/**
 * The parameters of a request for figures.
 *
 * @param timezone the time zone of the days if none is chosen; by default the user's own
 */
export function periodParams(
  { zone, compare, ...state }: ZonedPeriodState,
  preset: PeriodPreset,
  timezone = zone ?? accountZone(),
) {
  const { from, to } = periodOf(state, preset, todayIn(timezone));
  // lists have no comparison with the previous year
  const compared = compare === 'days' ? 'previous_period' : (compare ?? 'previous_weeks');
  return { date_from: from, date_to: to, compare: compared, ...(zone !== undefined && { timezone: zone }) } as const;
}
