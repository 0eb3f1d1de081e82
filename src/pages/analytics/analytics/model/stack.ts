import type { AnalyticsAnswer, AnalyticsMetric } from '@/shared/api';
import { formatValue } from './format-value';
import { OTHERS } from './parts';
import { type CurrentHour, timeSeriesOf } from './time-series';

const keys = ['part1', 'part2', 'part3', 'part4', 'part5'] as const;

/** The most areas of a stack besides the others, limited by the number of series styles of a chart. */
export const MAX_PARTS = keys.length;

export type StackedMoment = Record<(typeof keys)[number] | 'others' | 'before', number | null> & {
  at: string;
};

interface Stack {
  data: StackedMoment[];
  series: { key: (typeof keys)[number] | 'others'; label: string }[];
}

/**
 * Divides a metric over time into its largest parts and the others.
 *
 * @param whole the metric over time
 * @param parts the metric by the dimension, largest first
 * @param stack the metric over time by the largest values of the dimension
 */
export function stackOf(
  { whole, parts, stack }: Record<'whole' | 'parts' | 'stack', AnalyticsAnswer>,
  metric: AnalyticsMetric,
  present: CurrentHour,
): Stack {
  const [dimension = 'date'] = parts.dimensions;
  const largest = parts.rows.slice(0, MAX_PARTS).flatMap(({ dims: [value] }) => value ?? []);
  const amounts = new Map(stack.rows.map(({ dims, metrics }) => [keyOf(dims), metrics[metric] ?? 0]));
  const data = timeSeriesOf(whole, metric, present).map(({ at, now, before }, index) => {
    const moment = whole.rows[index]?.dims ?? [];
    const amountOf = (part: number) => {
      const value = largest[part];
      return now === null || value === undefined ? null : (amounts.get(keyOf([...moment, value])) ?? 0);
    };
    const own = keys.map((_, part) => amountOf(part));
    const [part1 = null, part2 = null, part3 = null, part4 = null, part5 = null] = own;
    const sum = own.reduce<number>((total, amount) => total + (amount ?? 0), 0);
    // clamped at 0, because the answers may be a few seconds apart
    const others = now === null ? null : Math.max(0, now - sum);
    return { at, part1, part2, part3, part4, part5, others, before };
  });
  const named = keys.flatMap((key, part) => {
    const value = largest[part];
    return value === undefined ? [] : { key, label: formatValue(dimension, value) };
  });
  return { data, series: parts.total > largest.length ? [...named, { key: 'others', label: OTHERS }] : named };
}

const keyOf = (values: readonly { value: string }[]) => values.map(({ value }) => value).join(' ');
