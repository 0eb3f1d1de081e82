import { exclusionReason } from '@preroll/rules/analytics/analytics-report';
import { useQuery } from '@tanstack/react-query';
import { analyticsQueries, answerFailure } from '@/entities/analytics';
import type { AnalyticsDimension } from '@/shared/api';
import { useCurrent } from '@/shared/lib/scheduling';

import type { DistantReport } from './report';
import { useInView } from './use-in-view';

/**
 * The metric in focus by a dimension, whatever the table shows; null if they don't go together. While the next answer
 * loads, the last one shows its own metric. It reads the events themselves, so it is asked only while it is in view or printed.
 *
 * @returns `ref` as well, for the element that has to be in view
 */
export function useMetricBy({ cabinet, ask, fields, isPrinted }: DistantReport, dimension: AnalyticsDimension) {
  const [ref, isInView] = useInView();
  const isOpen =
    fields.dimensions.some(({ name }) => name === dimension) && exclusionReason(ask.focus, dimension) === undefined;
  const query = useCurrent(
    useQuery({
      ...analyticsQueries.by(cabinet, ask, dimension),
      enabled: isOpen && (isInView || isPrinted),
    }),
  );
  if (!isOpen) return null;
  const name = query.data?.metrics[0] ?? ask.focus.name;
  const metric = fields.metrics.find((field) => field.name === name) ?? ask.focus;
  return { ref, answer: query.data, metric, error: answerFailure(query), isStale: query.isPlaceholderData };
}
