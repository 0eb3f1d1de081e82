import type { ReactElement } from 'react';
import { metricFacts } from '@/entities/analytics';
import type { AnalyticsMetricField, AnalyticsNumbers } from '@/shared/api';
import { Delta } from '@/shared/ui/stat';

/** A row of an answer, or its totals. */
export interface ComparedNumbers {
  metrics: AnalyticsNumbers;
  /** The numbers of the previous period; null if there is nothing to compare with. */
  compare: AnalyticsNumbers | null;
}

const pairOf = ({ metrics, compare }: ComparedNumbers, { name }: AnalyticsMetricField) => ({
  now: metrics[name] ?? null,
  before: compare?.[name] ?? null,
});

/** The difference between both periods, for sorting. */
export function differenceOf(row: ComparedNumbers, metric: AnalyticsMetricField): number | null {
  const { now, before } = pairOf(row, metric);
  return now === null || before === null ? null : now - before;
}

/** The change of a figure; `new` if it was 0 before; null without a figure, or if it is 0 in both periods. */
export function changeOf(row: ComparedNumbers, metric: AnalyticsMetricField): ReactElement | null {
  const { now, before } = pairOf(row, metric);
  const { format, goodWhen } = metricFacts(metric);
  if (row.compare === null || now === null || !(now || before)) return null;
  return <Delta value={now} previous={before} format={format} goodWhen={goodWhen} />;
}
