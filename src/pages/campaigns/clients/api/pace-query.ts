import { todayIn } from '@preroll/rules/time/periods';
import { analyticsQueries } from '@/entities/analytics';
import { listPeriod, periodParams } from '@/entities/metric';
import type { Cabinet } from '@/entities/session';
import { accountZone } from '@/shared/lib/dates';

/** More than a manager has clients. */
const ALL = 1000;

/** What each advertiser spent in the last days, compared with the days before. */
export function paceQuery(cabinet: Cabinet) {
  const timezone = accountZone();
  const period = periodParams({}, listPeriod, timezone);
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
