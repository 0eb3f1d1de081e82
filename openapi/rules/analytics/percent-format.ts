import type { AnalyticsMetric } from './analytics-metrics.ts';

/** How a percentage is written everywhere. Clicks are so few that one decimal would hide what is different. */
export function percentFormat(metric: AnalyticsMetric): Intl.NumberFormatOptions {
  const decimals = metric === 'ctr' ? 2 : 1;
  return { style: 'percent', minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}
