import type { AnalyticsFields } from '@/shared/api';
import type { ReportSpec } from './report-spec';

/** Whether the event store still has the first day of a report. */
export const isPeriodStored = (
  { period }: Pick<ReportSpec, 'period'>,
  { kept_from }: Pick<AnalyticsFields, 'kept_from'>,
): boolean => period.from >= kept_from;

/** Whether the event store has the numbers of a report and is available. */
export const isReportAvailable = (
  spec: Pick<ReportSpec, 'period'>,
  fields: Pick<AnalyticsFields, 'kept_from' | 'unavailable'>,
): boolean => fields.unavailable === null && isPeriodStored(spec, fields);
