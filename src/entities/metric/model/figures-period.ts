import { type PeriodPreset, type PeriodState, periodOf } from '@/shared/lib/dates';

/** The dates of lists and records whose URL names none. */
export const listPeriod: PeriodPreset = '7-days';
export const recordPeriod: PeriodPreset = '30-days';

/** The parameters of a call for figures. */
export function periodParams(state: PeriodState, preset: PeriodPreset) {
  const { from, to } = periodOf(state, preset);
  return { date_from: from, date_to: to, compare: state.compare ?? 'previous_period' } as const;
}
