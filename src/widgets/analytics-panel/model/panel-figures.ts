import { computeMetric } from '@preroll/rules/analytics/analytics-metrics';
import type { Day } from '@preroll/rules/time/days';
import { type Period, todayIn } from '@preroll/rules/time/periods';
import { toSums } from '@/entities/analytics';
import type { AnalyticsAnswer, AnalyticsMetric, AnalyticsNumbers } from '@/shared/api';

export interface PanelFigure {
  value: number | null;
  /** The value of the previous period; undefined without a comparison. */
  before: number | null | undefined;
  days: { day: string; now: number | null; before: number | null }[];
}

/** Computes a metric from an answer that is divided by day. */
export function panelFigure({ rows, totals }: AnalyticsAnswer, metric: AnalyticsMetric): PanelFigure {
  const compute = (numbers: AnalyticsNumbers) => computeMetric(metric, toSums(numbers));
  return {
    value: compute(totals.metrics),
    before: totals.compare ? compute(totals.compare) : undefined,
    days: rows.map(({ dims: [date], metrics, compare }) => ({
      day: date?.value ?? '',
      // the numbers of a future day are null, which must not become 0
      now: Object.values(metrics).every((number) => number === null) ? null : compute(metrics),
      before: compare && compute(compare),
    })),
  };
}

interface Lifetime {
  createdAt: Date;
  /** IANA time zone of the days. */
  timezone: string;
  /** Today in this time zone. */
  today: Day;
}

/** Whether the dates cover all days since the record was created. If so, other dates can't have any results. */
export const coversLifetime = ({ from, to }: Period, { createdAt, timezone, today }: Lifetime): boolean =>
  from <= todayIn(timezone, createdAt) && to >= today;

/** Whether both periods are without results. */
export const hasNoResults = ({ totals }: AnalyticsAnswer): boolean =>
  [totals.metrics, totals.compare ?? {}].every((numbers) => Object.values(numbers).every((value) => !value));
