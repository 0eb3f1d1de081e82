import type { AnalyticsDimension, AnalyticsValue } from '@/shared/api';
import { writeDay } from '@/shared/lib/dates';

/** The display text of a value of a dimension. */
export const writeValue = (dimension: AnalyticsDimension, { value, label }: AnalyticsValue): string =>
  dimension === 'date' || dimension === 'week' ? writeDay(value) : label || value || 'Unknown';
