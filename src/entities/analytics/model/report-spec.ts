import {
  type AnalyticsState,
  analyticsPeriod,
  type ReportSpec as GenericReportSpec,
  resolveReport,
} from '@preroll/rules/analytics/analytics-report';
import type { AnalyticsDimensionField, AnalyticsFields, AnalyticsMetricField } from '@/shared/api';
import { defaultPeriod } from '@/shared/lib/dates';

/** A report, with its fields as the catalogue describes them. */
export type ReportSpec = GenericReportSpec<AnalyticsDimensionField, AnalyticsMetricField>;

/** The report of a URL. If the URL has no dates, the account's default period is used. */
export const reportSpecOf = (state: AnalyticsState, fields: AnalyticsFields): ReportSpec =>
  resolveReport(state, fields, new Date(), defaultPeriod(analyticsPeriod));
