import { analyticsDimensionNames } from '@preroll/rules/analytics/analytics-dimensions';
import { analyticsMetricNames } from '@preroll/rules/analytics/analytics-metrics';
import { expect, it } from 'vitest';
import contract from '../../server/src/platform/contract/generated/contract.json' with { type: 'json' };

/** The rules define dimensions and metrics; the contract lists their names separately. */
it('the contract lists the dimensions and metrics of the rules', () => {
  const { AnalyticsDimension, AnalyticsMetric } = contract.components.schemas;
  expect(analyticsDimensionNames).toEqual(AnalyticsDimension.enum);
  expect(analyticsMetricNames).toEqual(AnalyticsMetric.enum);
});
