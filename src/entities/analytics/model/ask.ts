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

/** The report that a URL asks for, in the account's own dates if it names none. */
export const askOf = (state: AnalyticsState, fields: AnalyticsFields): Ask =>
  readAsk(state, fields, new Date(), defaultPeriod(analyticsPeriod));
