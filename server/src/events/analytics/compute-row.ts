import { type AnalyticsSum, computeMetric } from '@preroll/rules/analytics/analytics-metrics';
import type { AnalyticsQuestion } from '@preroll/rules/analytics/analytics-question';
import type { components } from '../../platform/contract/generated/contract.d.ts';
import { sumsOf } from './build-query.ts';
import { scaleOfSum } from './event-columns.ts';

type Schemas = components['schemas'];

/** A row of the store: the dimensions `d0`…, and sums such as `s_click` and `b_click`. 64-bit integers may be strings. */
export type StoreRow = Record<string, string | number>;

/** A row with the raw values of its dimensions, before names are looked up. */
export interface RawRow {
  values: string[];
  metrics: Schemas['AnalyticsNumbers'];
  compare: Schemas['AnalyticsNumbers'] | null;
}

/** Computes the metrics of a row, in both periods. */
export function computeRow(question: AnalyticsQuestion, row: StoreRow): RawRow {
  const sums = sumsOf(question);
  const numbersOf = (prefix: 's' | 'b') => {
    const values = Object.fromEntries(
      sums.map((sum) => [sum, Number(row[`${prefix}_${sum}`] ?? 0) / scaleOfSum(sum)]),
    ) as Record<AnalyticsSum, number>;
    return Object.fromEntries(question.metrics.map((name) => [name, computeMetric(name, values)]));
  };
  const values = question.dimensions.map((name, index) => {
    const value = String(row[`d${index}`]);
    // if the clock repeats an hour, hours have two digits for sorting
    return name === 'hour' ? value.replace(/^0(?=\d)/, '') : value;
  });
  return { values, metrics: numbersOf('s'), compare: question.compare === 'none' ? null : numbersOf('b') };
}
