import type { AnalyticsFields } from '@/shared/api';
import type { Ask } from './ask';

/** Whether the event store keeps the first day of a report. */
export const isKept = ({ period }: Pick<Ask, 'period'>, { kept_from }: Pick<AnalyticsFields, 'kept_from'>): boolean =>
  period.from >= kept_from;

/** Whether a report has numbers to ask for. */
export const canAsk = (ask: Pick<Ask, 'period'>, fields: Pick<AnalyticsFields, 'kept_from' | 'unavailable'>): boolean =>
  fields.unavailable === null && isKept(ask, fields);
