import type { AnalyticsMetric } from './analytics-metrics.ts';

/** The format of percentages. CTR has two decimals, because it is so low that one would hide differences. */
export function percentFormat(metric: AnalyticsMetric): Intl.NumberFormatOptions {
  const decimals = metric === 'ctr' ? 2 : 1;
  return { style: 'percent', minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}
