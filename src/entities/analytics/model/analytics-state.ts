import type { YearlyPeriodState } from '@/shared/lib/dates';

/** A report, as in its URL. */
export interface AnalyticsState extends YearlyPeriodState {
  /** Up to three dimensions that the table is divided by: `campaign,country`. */
  by?: string | undefined;
  /** The metrics: `impression,click`. */
  metrics?: string | undefined;
  /** The conditions: `country:in:RU,KZ;device:not_in:tablet`. */
  filter?: string | undefined;
  /** The metric that charts and shares show. */
  metric?: string | undefined;
  /** `parts` charts the rows of the table instead of the days. */
  chart?: 'parts' | undefined;
  /** The chart over time has a point for each week instead of each day. */
  grain?: 'week' | undefined;
  /** `-click`, `click:change`. */
  sort?: string | undefined;
  page?: number | undefined;
  /** IANA name of the time zone that days begin and end in; the user's own if undefined. */
  zone?: string | undefined;
}
