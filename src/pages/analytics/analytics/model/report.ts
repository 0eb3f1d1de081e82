import type { AnalyticsState } from '@preroll/rules/analytics/analytics-report';
import type { ReportSpec } from '@/entities/analytics';
import type { Cabinet } from '@/entities/session';
import type { AnalyticsFields } from '@/shared/api';

/** The report, and how to change it: shared by all parts of the screen. */
export interface Report {
  cabinet: Cabinet;
  spec: ReportSpec;
  fields: AnalyticsFields;
  /** Changes the URL and returns to the table's first page. */
  change: (change: Partial<AnalyticsState>) => void;
}

/** A part that sends its query once it is in view or printed. */
export interface LazyReport extends Report {
  isPrinted: boolean;
}

/** A part that sends its query after the table's, so as not to delay the table. */
export interface SecondaryReport extends Report {
  enabled: boolean;
}
