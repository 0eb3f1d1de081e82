import type { AnalyticsAnswer, AnalyticsMetric } from '@/shared/api';
import { writeValue } from './write-value';

/** The most bars that stay readable beside each other. */
const BARS = 10;

/** The first rows of an answer, to be drawn as bars. */
export const partsOf = ({ rows, dimensions }: AnalyticsAnswer, metric: AnalyticsMetric) =>
  rows.slice(0, dimensions[0] === 'hour' ? rows.length : BARS).map(({ dims, metrics, compare }) => ({
    name: dims.map((value, index) => writeValue(dimensions[index] ?? 'date', value)).join(', '),
    now: metrics[metric] ?? null,
    before: compare?.[metric] ?? null,
  }));
