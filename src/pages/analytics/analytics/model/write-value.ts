import type { AnalyticsDimension, AnalyticsValue } from '@/shared/api';
import { writeDay } from '@/shared/lib/dates';

/** A value of a dimension as people read it. */
export const writeValue = (dimension: AnalyticsDimension, { value, label }: AnalyticsValue): string =>
  dimension === 'date' || dimension === 'week' ? writeDay(value) : label || value || 'Unknown';
