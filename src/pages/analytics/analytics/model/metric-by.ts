import { exclusionReason } from '@preroll/rules/analytics/analytics-report';
import { useQuery } from '@tanstack/react-query';
import { analyticsQueries, answerFailure } from '@/entities/analytics';
import type { AnalyticsDimension } from '@/shared/api';
import { useStaleLimit } from '@/shared/lib/scheduling';

import type { LazyReport } from './report';
import { useInView } from './use-in-view';

/**
 * The selected metric by a dimension, independent of the table's dimensions; null if the two can't be combined. While
 * the next answer loads, the previous one stays with the metric it was requested for. The query reads the raw events,
 * so it is sent only while its element is in view or being printed.
 *
 * @returns the query, with a `ref` for the element to be observed
 */
export function useMetricBy({ cabinet, spec, fields, isPrinted }: LazyReport, dimension: AnalyticsDimension) {
  const [ref, isInView] = useInView();
  const isOpen =
    fields.dimensions.some(({ name }) => name === dimension) && exclusionReason(spec.focus, dimension) === undefined;
  const query = useStaleLimit(
    useQuery({
      ...analyticsQueries.by(cabinet, spec, dimension),
      enabled: isOpen && (isInView || isPrinted),
    }),
  );
  if (!isOpen) return null;
  const name = query.data?.metrics[0] ?? spec.focus.name;
  const metric = fields.metrics.find((field) => field.name === name) ?? spec.focus;
  return { ref, answer: query.data, metric, error: answerFailure(query), isStale: query.isPlaceholderData };
}
