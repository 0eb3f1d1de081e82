import { todayIn } from '@preroll/rules/time/periods';
import { analyticsQueries } from '@/entities/analytics';
import { listPeriod, periodParams } from '@/entities/metric';
import type { Cabinet } from '@/entities/session';
import { accountZone, type ZonedPeriodState } from '@/shared/lib/dates';

/** More than a manager has clients. */
const ALL = 1000;

/** What each advertiser spent in the dates of the list, compared with the days before. */
export function paceQuery(cabinet: Cabinet, state: ZonedPeriodState) {
  const timezone = state.zone ?? accountZone();
  const period = periodParams(state, listPeriod, timezone);
  return analyticsQueries.answer(
    cabinet,
    {
      ...period,
      timezone,
      dimensions: ['advertiser'],
      metrics: ['spend'],
      limit: ALL,
    },
    period.date_to >= todayIn(timezone),
  );
}
