import type { Ask as AskOf } from '@preroll/rules/analytics/analytics-report';
import type { AnalyticsDimensionField, AnalyticsMetricField } from '@/shared/api';

/** A report, with its fields as the catalogue describes them. */
export type Ask = AskOf<AnalyticsDimensionField, AnalyticsMetricField>;
