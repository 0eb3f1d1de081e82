import type { AnalyticsFields } from '@/shared/api';
import type { Ask } from './ask';

/** Whether the event store still has the first day of a report. */
export const isKept = ({ period }: Pick<Ask, 'period'>, { kept_from }: Pick<AnalyticsFields, 'kept_from'>): boolean =>
  period.from >= kept_from;

/** Whether the event store has the numbers of a report and is available. */
export const canAsk = (ask: Pick<Ask, 'period'>, fields: Pick<AnalyticsFields, 'kept_from' | 'unavailable'>): boolean =>
  fields.unavailable === null && isKept(ask, fields);
