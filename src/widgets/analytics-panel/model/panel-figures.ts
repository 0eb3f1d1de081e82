import { computeMetric } from '@preroll/rules/analytics-metrics';
import { toSums } from '@/entities/analytics';
import type { AnalyticsAnswer, AnalyticsMetric, AnalyticsNumbers } from '@/shared/api';

/** A figure of the period, and how it went. */
export interface PanelFigure {
  value: number | null;
  /** Of the days that are over, in both periods; null without a comparison. */
  comparison: { now: number | null; before: number | null } | null;
  days: { day: string; now: number | null; before: number | null }[];
}

/**
 * Computes a metric from an answer by day.
 *
 * @param today the day under way: it is left out of the comparison, because its counterpart is whole
 */
export function panelFigure({ rows, totals }: AnalyticsAnswer, metric: AnalyticsMetric, today: string): PanelFigure {
  const days = rows.map(({ dims: [date], metrics, compare }) => ({ day: date?.value ?? '', metrics, compare }));
  const over = days.filter(({ day }) => day < today);
  const compute = (numbers: AnalyticsNumbers) => computeMetric(metric, toSums(numbers));
  return {
    value: compute(totals.metrics),
    comparison: totals.compare && {
      now: computeMetric(metric, addUp(over.map(({ metrics }) => metrics))),
      before: computeMetric(metric, addUp(over.map(({ compare }) => compare ?? {}))),
    },
    days: days.map(({ day, metrics, compare }) => ({
      day,
      now: compute(metrics),
      before: compare && compute(compare),
    })),
  };
}

/** Whether nothing happened, in neither period. */
export const hasNothing = ({ totals }: AnalyticsAnswer): boolean =>
  [totals.metrics, totals.compare ?? {}].every((numbers) => Object.values(numbers).every((value) => !value));

function addUp(list: readonly AnalyticsNumbers[]) {
  const sums: Record<string, number> = {};
  for (const numbers of list)
    for (const [name, value] of Object.entries(numbers)) sums[name] = (sums[name] ?? 0) + (value ?? 0);
  return sums;
}
