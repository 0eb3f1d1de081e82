import { todayIn } from '@preroll/rules/time/periods';
import { analyticsQueries } from '@/entities/analytics';
import { listPeriod, periodParams } from '@/entities/metric';
import type { Cabinet } from '@/entities/session';
import { accountZone, type ZonedPeriodState } from '@/shared/lib/dates';

/** A page size above the number of clients of any manager. */
const MAX_PAGE_SIZE = 1000;

/** The spend of each advertiser in the dates of the list, compared with the period before. */
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
      limit: MAX_PAGE_SIZE,
    },
    period.date_to >= todayIn(timezone),
  );
}
