import type { AnalyticsState } from '@preroll/rules/analytics/analytics-report';
import type { Ask } from '@/entities/analytics';
import type { Cabinet } from '@/entities/session';
import type { AnalyticsFields } from '@/shared/api';

/** What every part of the screen needs: the report, and how to ask another one. */
export interface Report {
  cabinet: Cabinet;
  ask: Ask;
  fields: AnalyticsFields;
  /** Changes the URL. Pages of the table begin anew. */
  change: (change: Partial<AnalyticsState>) => void;
}

/** A part that asks once it is in view, or printed. */
export interface DistantReport extends Report {
  isPrinted: boolean;
}

/** A part that asks once the table has its answer, so that the table does not wait for it. */
export interface SecondaryReport extends Report {
  enabled: boolean;
}
