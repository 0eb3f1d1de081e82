import type { AnalyticsAnswer, AnalyticsMetric } from '@/shared/api';
import { OTHERS } from './parts';
import { type Present, timeSeriesOf } from './time-series';
import { writeValue } from './write-value';

const keys = ['part1', 'part2', 'part3', 'part4', 'part5'] as const;

/** The most parts of a stack besides the others: with these, as many as a chart has looks for. */
export const MOST_PARTS = keys.length;

/** A point of the chart over time, divided. */
export type StackedMoment = Record<(typeof keys)[number] | 'others' | 'before', number | null> & {
  at: string;
};

interface Stack {
  data: StackedMoment[];
  series: { key: (typeof keys)[number] | 'others'; label: string }[];
}

/**
 * Divides the trend of a metric into its largest parts and all others.
 *
 * @param whole the metric over time
 * @param parts the metric by the dimension, the largest first
 * @param stack the metric over time by the largest of them
 */
export function stackOf(
  { whole, parts, stack }: Record<'whole' | 'parts' | 'stack', AnalyticsAnswer>,
  metric: AnalyticsMetric,
  present: Present,
): Stack {
  const [dimension = 'date'] = parts.dimensions;
  const largest = parts.rows.slice(0, MOST_PARTS).flatMap(({ dims: [value] }) => value ?? []);
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
    // the answers may be some seconds apart
    const others = now === null ? null : Math.max(0, now - sum);
    return { at, part1, part2, part3, part4, part5, others, before };
  });
  const named = keys.flatMap((key, part) => {
    const value = largest[part];
    return value === undefined ? [] : { key, label: writeValue(dimension, value) };
  });
  return { data, series: parts.total > largest.length ? [...named, { key: 'others', label: OTHERS }] : named };
}

const keyOf = (values: readonly { value: string }[]) => values.map(({ value }) => value).join(' ');
