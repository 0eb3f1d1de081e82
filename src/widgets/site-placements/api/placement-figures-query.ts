import { formatCondition } from '@preroll/rules/analytics/analytics-conditions';
import { todayIn } from '@preroll/rules/time/periods';
import { analyticsQueries } from '@/entities/analytics';
import { periodParams } from '@/entities/metric';
import type { Cabinet } from '@/entities/session';
import { sitePeriod } from '@/entities/site';
import type { ZonedPeriodState } from '@/shared/lib/dates';

/** A page size above the number of placements of any site. */
const MAX_PAGE_SIZE = 1000;

interface Question {
  cabinet: Cabinet;
  siteId: number;
  state: ZonedPeriodState;
  /** The time zone of the days. */
  timezone: string;
}

/** The revenue of each placement of a site, in the currency of its owner. */
export function placementFiguresQuery({ cabinet, siteId, state, timezone }: Question) {
  const period = periodParams(state, sitePeriod, timezone);
  return analyticsQueries.answer(
    cabinet,
    {
      ...period,
      timezone,
      dimensions: ['placement'],
      metrics: [
        ...(['requests', 'responses', 'impression', 'show'] as const),
        ...(['quartile25', 'quartile50', 'quartile75', 'quartile100', 'revenue'] as const),
      ],
      filter: [formatCondition({ dimension: 'site', operator: 'in', values: [String(siteId)] })],
      own_currency: true,
      limit: MAX_PAGE_SIZE,
    },
    period.date_to >= todayIn(timezone),
  );
}
