import { comparedPeriod } from '@preroll/rules/time/compared-period';
import { type ComparedUntil, comparedUntil } from '@preroll/rules/time/compared-until';
import { daysBetween } from '@preroll/rules/time/days';
import { todayIn } from '@preroll/rules/time/periods';
import { invalid } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';

/** The query parameters shared by all requests for figures. */
export interface PeriodQuery {
  date_from: string;
  date_to: string;
  compare?: FiguresComparison;
  /** The time zone of the days, for lists of several accounts. */
  timezone?: string;
}

/** What the figures of lists are compared with. */
export type FiguresComparison = 'none' | 'previous_weeks' | 'previous_period';

export type FiguresPeriod = components['schemas']['FiguresPeriod'];

const MAX_DAYS = 366;

/**
 * Returns the period of a request, and the one that it is compared with if that is still retained. A period that has not
 * started has no comparison.
 * @param timezone the time zone of the days
 * @throws ApiError 422 for an end before the start, or too many days
 */
export function figuresPeriod(
  { date_from, date_to, compare = 'none' }: PeriodQuery,
  { timezone, now, firstRetainedDay }: { timezone: string; now: Date; firstRetainedDay?: string | undefined },
): FiguresPeriod {
  const length = daysBetween(date_from, date_to) + 1;
  if (length < 1) throw invalid({ date_to: ['The end is before the start'] });
  if (length > MAX_DAYS) throw invalid({ date_to: [`At most ${MAX_DAYS} days`] });
  const today = todayIn(timezone, now);
  const other = compare === 'none' ? null : comparedPeriod({ from: date_from, to: date_to }, compare);
  const isRetained = other !== null && (firstRetainedDay === undefined || other.from >= firstRetainedDay);
  const before = isRetained && date_from <= today ? other : null;
  const period = {
    ...{ date_from, date_to, timezone, today },
    before_from: before?.from ?? null,
    before_to: before?.to ?? null,
  };
  return {
    ...period,
    compared_until: periodUntil(period, timezone, now)?.now.toISOString() ?? null,
    uncompared_at: null,
  };
}

/**
 * The end of the comparable parts of a period and the previous one; null without a comparison, and for whole periods.
 * @param timezone the time zone of the days
 */
export const periodUntil = (
  { date_from, date_to, before_from }: Pick<FiguresPeriod, 'date_from' | 'date_to' | 'before_from'>,
  timezone: string,
  now: Date,
): ComparedUntil | null =>
  before_from === null ? null : comparedUntil({ from: date_from, to: date_to }, before_from, timezone, now);
