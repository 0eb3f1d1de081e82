import { computeMetric } from '@preroll/rules/analytics/analytics-metrics';
import { type Period, todayIn } from '@preroll/rules/time/periods';
import { toSums } from '@/entities/analytics';
import type { AnalyticsAnswer, AnalyticsMetric, AnalyticsNumbers } from '@/shared/api';

/** A figure of the period, and how it went. */
export interface PanelFigure {
  value: number | null;
  /** Of the days that are over, in both periods; null if nothing is compared. */
  comparison: { now: number | null; before: number | null } | null;
  days: { day: string; now: number | null; before: number | null }[];
}

/** Computes a metric from an answer by day. */
export function panelFigure({ rows, totals }: AnalyticsAnswer, metric: AnalyticsMetric): PanelFigure {
  const compute = (numbers: AnalyticsNumbers) => computeMetric(metric, toSums(numbers));
  const { full_days: fullDays } = totals;
  return {
    value: compute(totals.metrics),
    comparison: fullDays && { now: compute(fullDays.now), before: compute(fullDays.before) },
    days: rows.map(({ dims: [date], metrics, compare }) => ({
      day: date?.value ?? '',
      // of a day that has not begun, nothing is known
      now: Object.values(metrics).every((number) => number === null) ? null : compute(metrics),
      before: compare && compute(compare),
    })),
  };
}

/** Whether a record is older than the dates that are shown: other dates may have results. */
export const isOlderThan = (createdAt: Date, { from }: Period, timezone: string): boolean =>
  todayIn(timezone, createdAt) < from;

/** Whether nothing happened, in neither period. */
export const hasNothing = ({ totals }: AnalyticsAnswer): boolean =>
  [totals.metrics, totals.compare ?? {}].every((numbers) => Object.values(numbers).every((value) => !value));
