import {
  type AnalyticsState,
  type Ask as AskOf,
  analyticsPeriod,
  readAsk,
} from '@preroll/rules/analytics/analytics-report';
import type { AnalyticsDimensionField, AnalyticsFields, AnalyticsMetricField } from '@/shared/api';
import { defaultPeriod } from '@/shared/lib/dates';

/** A report, with its fields as the catalogue describes them. */
export type Ask = AskOf<AnalyticsDimensionField, AnalyticsMetricField>;

/** The report of a URL. If the URL has no dates, the account's default period is used. */
export const askOf = (state: AnalyticsState, fields: AnalyticsFields): Ask =>
  readAsk(state, fields, new Date(), defaultPeriod(analyticsPeriod));
