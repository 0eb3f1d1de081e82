import { percentFormat } from '@preroll/rules/analytics/percent-format';
import type { AnalyticsMetric, AnalyticsMetricField } from '@/shared/api';

function formatOf({ name, unit }: Pick<AnalyticsMetricField, 'name' | 'unit'>): Intl.NumberFormatOptions {
  if (unit === 'count') return { maximumFractionDigits: 0 };
  return unit === 'money' ? { minimumFractionDigits: 2 } : percentFormat(name);
}

/** Metrics for which lower is better. */
const betterLow = new Set<AnalyticsMetric>([
  'skip',
  'skip_rate',
  'error',
  'backfill_error',
  'invalid',
  'invalid_impression',
  'invalid_click',
  'invalid_quartile100',
  'invalid_rate',
  'cpm',
  'cpc',
  'cpv',
]);

/**
 * Metrics for which a change is neither good nor bad: the result of requests shows in the fill rate, that of backfill
 * in its impressions.
 */
const neverJudged = new Set<AnalyticsMetric>(['spend', 'requests', 'backfill']);

/** The format of a metric, and whether a rise is good. */
export const metricFacts = ({ name, unit }: Pick<AnalyticsMetricField, 'name' | 'unit'>) => ({
  format: formatOf({ name, unit }),
  tone: unit === 'money' ? ('money' as const) : ('count' as const),
  goodWhen: neverJudged.has(name) ? undefined : betterLow.has(name) ? ('down' as const) : ('up' as const),
});

/** Whether the parts of a metric add up to its total, so that a row has a share. */
export const isAdditive = ({ name, unit }: AnalyticsMetricField): boolean =>
  unit === 'count' || name === 'spend' || name === 'revenue';

/** The beginning of a sentence about the highest value: `Most shows`, `Highest CTR`. */
export const peakLabel = (metric: AnalyticsMetricField): string =>
  isAdditive(metric) ? `Most ${metric.label.toLowerCase()}` : `Highest ${metric.label}`;
