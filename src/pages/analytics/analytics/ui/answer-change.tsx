import type { ReactElement } from 'react';
import { metricFacts } from '@/entities/analytics';
import type { AnalyticsMetricField, AnalyticsNumbers } from '@/shared/api';
import { Delta } from '@/shared/ui/stat';

/** A row of an answer, or its totals. */
export interface Compared {
  metrics: AnalyticsNumbers;
  /** Of the period before; null where there is none to compare with. */
  compare: AnalyticsNumbers | null;
}

const pairOf = ({ metrics, compare }: Compared, { name }: AnalyticsMetricField) => ({
  now: metrics[name] ?? null,
  before: compare?.[name] ?? null,
});

/** To sort by. */
export function differenceOf(row: Compared, metric: AnalyticsMetricField): number | null {
  const { now, before } = pairOf(row, metric);
  return now === null || before === null ? null : now - before;
}

/** The change of a figure; `new` after nothing, and null where there is no figure, or nothing in either period. */
export function changeOf(row: Compared, metric: AnalyticsMetricField): ReactElement | null {
  const { now, before } = pairOf(row, metric);
  const { format, goodWhen } = metricFacts(metric);
  if (row.compare === null || now === null || !(now || before)) return null;
  return <Delta value={now} previous={before} format={format} goodWhen={goodWhen} />;
}
