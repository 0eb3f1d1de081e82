import { exclusionReason } from '@preroll/rules/analytics-report';
import { useQuery } from '@tanstack/react-query';
import { analyticsQueries } from '@/entities/analytics';
import type { AnalyticsDimension } from '@/shared/api';
import { failureOf } from '@/shared/ui/error-state';
import type { Report } from './report';

/**
 * The metric in focus by a dimension, whatever the table shows; null if they don't go together. While the next answer
 * loads, the last one shows its own metric.
 */
export function useMetricBy({ cabinet, ask, fields }: Report, dimension: AnalyticsDimension) {
  const isOpen =
    fields.dimensions.some(({ name }) => name === dimension) && exclusionReason(ask.focus, dimension) === undefined;
  const query = useQuery({ ...analyticsQueries.by(cabinet, ask, dimension), enabled: isOpen });
  if (!isOpen) return null;
  const name = query.data?.metrics[0] ?? ask.focus.name;
  const metric = fields.metrics.find((field) => field.name === name) ?? ask.focus;
  return { answer: query.data, metric, error: failureOf(query) };
}
