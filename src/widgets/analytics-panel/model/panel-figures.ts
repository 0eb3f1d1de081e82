import { computeMetric } from '@preroll/rules/analytics/analytics-metrics';
import { type Day, type Period, todayIn } from '@preroll/rules/time/periods';
import { toSums } from '@/entities/analytics';
import type { AnalyticsAnswer, AnalyticsMetric, AnalyticsNumbers } from '@/shared/api';

/** A figure of the period, and how it went. */
export interface PanelFigure {
  value: number | null;
  /** Of the period before; undefined if nothing is compared. */
  before: number | null | undefined;
  days: { day: string; now: number | null; before: number | null }[];
}

/** Computes a metric from an answer by day. */
export function panelFigure({ rows, totals }: AnalyticsAnswer, metric: AnalyticsMetric): PanelFigure {
  const compute = (numbers: AnalyticsNumbers) => computeMetric(metric, toSums(numbers));
  return {
    value: compute(totals.metrics),
    before: totals.compare ? compute(totals.compare) : undefined,
    days: rows.map(({ dims: [date], metrics, compare }) => ({
      day: date?.value ?? '',
      // of a day that has not begun, nothing is known
      now: Object.values(metrics).every((number) => number === null) ? null : compute(metrics),
      before: compare && compute(compare),
    })),
  };
}

interface Life {
  createdAt: Date;
  /** Where days begin (IANA). */
  timezone: string;
  /** There. */
  today: Day;
}

/** Whether the dates hold all days of a record until today: other dates can have no results. */
export const coversLife = ({ from, to }: Period, { createdAt, timezone, today }: Life): boolean =>
  from <= todayIn(timezone, createdAt) && to >= today;

/** Whether nothing happened, in neither period. */
export const hasNothing = ({ totals }: AnalyticsAnswer): boolean =>
  [totals.metrics, totals.compare ?? {}].every((numbers) => Object.values(numbers).every((value) => !value));
