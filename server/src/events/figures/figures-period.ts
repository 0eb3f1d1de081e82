import { addDays, daysBetween } from '@preroll/rules/time/days';
import { lastFullDay } from '@preroll/rules/time/full-days';
import { todayIn } from '@preroll/rules/time/periods';
import { invalid } from '../../platform/contract/api-error.ts';
import type { components } from '../../platform/contract/generated/contract.d.ts';

/** The query parameters of every call for figures. */
export interface PeriodQuery {
  date_from: string;
  date_to: string;
  compare?: 'none' | 'previous_period';
  /** Where the days of several accounts begin. */
  timezone?: string;
}

export type FiguresPeriod = components['schemas']['FiguresPeriod'];

const MOST_DAYS = 366;

/**
 * Returns the period that a query names, and the one before: as many days, directly before it, if they are kept.
 * @param timezone where the days begin
 * @throws ApiError 422 for an end before the start, or too many days
 */
export function figuresPeriod(
  { date_from, date_to, compare }: PeriodQuery,
  { timezone, now, keptFrom }: { timezone: string; now: Date; keptFrom?: string | undefined },
): FiguresPeriod {
  const length = daysBetween(date_from, date_to) + 1;
  if (length < 1) throw invalid({ date_to: ['The end is before the start'] });
  if (length > MOST_DAYS) throw invalid({ date_to: [`At most ${MOST_DAYS} days`] });
  const first = addDays(date_from, -length);
  const before = compare === 'previous_period' && (keptFrom === undefined || first >= keptFrom);
  return {
    date_from,
    date_to,
    timezone,
    today: todayIn(timezone, now),
    before_from: before ? first : null,
    before_to: before ? addDays(date_from, -1) : null,
  };
}

/** Whether changes are told: of a period of which no day is over, there are none. */
export const hasChanges = ({ date_from, date_to, today, before_from }: FiguresPeriod): boolean =>
  before_from !== null && lastFullDay({ from: date_from, to: date_to }, today) !== null;
