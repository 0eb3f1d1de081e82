import { excludeValues, formatConditions } from '@preroll/rules/analytics/analytics-conditions';
import type { AnalyticsAnswer, AnalyticsDimension } from '@/shared/api';
import { formatNumber } from '@/shared/lib/format';
import type { ChartProps } from '@/shared/ui/chart';
import { OTHERS } from './parts';
import type { Report } from './report';

/**
 * The change of the report that opens the "Others" of a chart: excludes the values that the chart draws.
 *
 * @param parts the metric by the dimension, largest first
 * @param drawn how many of them have a bar or area of their own
 * @returns undefined if there are no others
 */
export function openOthers(
  { spec, change }: Pick<Report, 'spec' | 'change'>,
  dimension: AnalyticsDimension,
  { rows, total }: AnalyticsAnswer,
  drawn: number,
): ChartProps<object>['others'] {
  const others = total - Math.min(drawn, rows.length);
  if (others <= 0) return undefined;
  const values = rows.slice(0, drawn).flatMap(({ dims: [value] }) => value?.value ?? []);
  return {
    name: OTHERS,
    label: others === 1 ? 'Show the other one' : `Show the ${formatNumber(others)} others`,
    onOpen: () => change({ filter: formatConditions(excludeValues(spec.conditions, dimension, values)) }),
  };
}
