import { computeMetric, sumsOfMetric } from '@preroll/rules/analytics/analytics-metrics';
import { toSums } from '@/entities/analytics';
import type { AnalyticsAnswer, AnalyticsMetric, AnalyticsNumbers } from '@/shared/api';
import { formatValue } from './format-value';

/** The name of the bar for all values that are too small to be drawn. */
export const OTHERS = 'Others';

export interface Part {
  name: string;
  now: number | null;
  before: number | null;
}

/** The rows of an answer as bars, with a last one for the rest of the totals. */
export function partsOf({ rows, dimensions, total, totals }: AnalyticsAnswer, metric: AnalyticsMetric): Part[] {
  const parts = rows.map(({ dims, metrics, compare }) => ({
    name: dims.map((value, index) => formatValue(dimensions[index] ?? 'date', value)).join(', '),
    now: metrics[metric] ?? null,
    before: compare?.[metric] ?? null,
  }));
  if (total <= rows.length) return parts;
  const now = restOf(
    metric,
    totals.metrics,
    rows.map(({ metrics }) => metrics),
  );
  const before =
    totals.compare &&
    restOf(
      metric,
      totals.compare,
      rows.map(({ compare }) => compare ?? {}),
    );
  return [...parts, { name: OTHERS, now, before }];
}

/** A metric of the rows that are not drawn: the total less the drawn ones; null if the needed sums are missing. */
function restOf(metric: AnalyticsMetric, whole: AnalyticsNumbers, rows: readonly AnalyticsNumbers[]): number | null {
  const sums = toSums(whole);
  const names = sumsOfMetric(metric);
  if (names.some((name) => sums[name] === undefined)) return null;
  const drawn = rows.map(toSums);
  // rounded to the six decimals of money, because a difference of fractions has more
  const rest = names.map((name) => [
    name,
    Math.round(drawn.reduce((left, row) => left - (row[name] ?? 0), sums[name] ?? 0) * 1e6) / 1e6,
  ]);
  return computeMetric(metric, Object.fromEntries(rest));
}
