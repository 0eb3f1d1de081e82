import type { AnalyticsDimension, AnalyticsValue } from '@/shared/api';
import { formatDay } from '@/shared/lib/dates';

/** The display text of a value of a dimension. */
export const formatValue = (dimension: AnalyticsDimension, { value, label }: AnalyticsValue): string =>
  dimension === 'date' || dimension === 'week' ? formatDay(value) : label || value || 'Unknown';
