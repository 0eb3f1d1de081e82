import type { AnalyticsPassport } from '@/shared/api';

/** Whether the changes of an answer are those of the days before today, which has only begun. */
export const leavesOutToday = ({ compared_to, date_to }: Pick<AnalyticsPassport, 'compared_to' | 'date_to'>): boolean =>
  compared_to !== null && compared_to < date_to;
