import { type AnalyticsSum, computeMetric } from '@preroll/rules/analytics/analytics-metrics';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import { comparesPart, type Plan, sumsOf } from './build-query.ts';
import { scaleOfSum } from './event-columns.ts';

type Schemas = components['schemas'];

/** A row of the store: `d0`, and the sums `s_click` and `b_click`. 64-bit integers may be texts. */
export type StoreRow = Record<string, string | number>;

/** A row before its values have names. */
export interface PlainRow {
  values: string[];
  metrics: Schemas['AnalyticsNumbers'];
  compare: Schemas['AnalyticsNumbers'] | null;
  full_days: Schemas['AnalyticsRow']['full_days'];
}

/** Computes the metrics of a row, in both periods. */
export function computeRow(plan: Pick<Plan, 'question' | 'fullDaysTo'>, row: StoreRow): PlainRow {
  const { question } = plan;
  const sums = sumsOf(question);
  const numbersOf = (prefix: 's' | 'b' | 'compared_s' | 'compared_b') => {
    const values = Object.fromEntries(
      sums.map((sum) => [sum, Number(row[`${prefix}_${sum}`] ?? 0) / scaleOfSum(sum)]),
    ) as Record<AnalyticsSum, number>;
    return Object.fromEntries(question.metrics.map((name) => [name, computeMetric(name, values)]));
  };
  const values = question.dimensions.map((name, index) => {
    const value = String(row[`d${index}`]);
    // hours of a day that repeats one have two digits, for their order
    return name === 'hour' ? value.replace(/^0(?=\d)/, '') : value;
  });
  const metrics = numbersOf('s');
  const compare = question.compare === 'none' ? null : numbersOf('b');
  const compared = comparesPart(plan)
    ? { now: numbersOf('compared_s'), before: numbersOf('compared_b') }
    : compare && { now: metrics, before: compare };
  return { values, metrics, compare, full_days: isCompared(plan, values) ? compared : null };
}

/** Whether a row has a day that is compared. A week is named by its first day. */
export const isCompared = (
  { question: { dimensions }, fullDaysTo }: Pick<Plan, 'question' | 'fullDaysTo'>,
  values: readonly string[],
): boolean =>
  fullDaysTo !== null &&
  dimensions.every((name, index) => (name !== 'date' && name !== 'week') || (values[index] ?? '') <= fullDaysTo);
