import {
  type AnalyticsDimensionRule,
  type AnalyticsRole,
  analyticsDimensionNames,
  analyticsDimensions,
  canGroupBy,
} from '@preroll/rules/analytics/analytics-dimensions';
import {
  type AnalyticsMetricRule,
  analyticsMetricNames,
  analyticsMetrics,
  canUseMetric,
  defaultMetrics,
} from '@preroll/rules/analytics/analytics-metrics';
import { ANALYTICS_DAYS, explainExclusion } from '@preroll/rules/analytics/analytics-question';
import type { components } from '../../platform/contract/generated/contract.d.ts';

type Fields = components['schemas']['AnalyticsFields'];

/** Describes the dimensions and metrics available to a role. */
export function describeFields(
  role: AnalyticsRole,
): Omit<Fields, 'timezone' | 'currency' | 'kept_from' | 'starting' | 'unavailable'> {
  const dimensions = analyticsDimensionNames
    .filter((name) => canGroupBy(role, name))
    .map((name) => {
      const { label, description, kind, operators }: AnalyticsDimensionRule = analyticsDimensions[name];
      return { name, label, description, kind, operators: [...operators] };
    });
  const metrics = analyticsMetricNames
    .filter((name) => canUseMetric(role, name))
    .map((name) => {
      const { label, description, unit, excludes }: AnalyticsMetricRule = analyticsMetrics[name];
      const reasons = excludes
        .filter((dimension) => canGroupBy(role, dimension))
        .map((dimension) => ({ dimension, reason: explainExclusion([name], dimension) }));
      return { name, label, description, unit, excludes: reasons };
    });
  return {
    dimensions,
    metrics,
    default_dimensions: ['date'],
    default_metrics: [...defaultMetrics[role]],
    most_days: ANALYTICS_DAYS,
  };
}
