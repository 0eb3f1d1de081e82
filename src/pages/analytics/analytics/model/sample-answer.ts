import type { AnalyticsAnswer } from '@/shared/api';

/** Builds an answer for tests. Each row has its dimensions, its clicks, and the clicks of the previous period. */
export const sampleAnswer = (
  dimensions: string[],
  rows: [dims: string[], click: number | null, before?: number][],
  total = rows.length,
) =>
  ({
    dimensions,
    total,
    rows: rows.map(([dims, click, before]) => ({
      dims: dims.map((value) => ({ value, label: value })),
      metrics: { click },
      compare: before === undefined ? null : { click: before },
    })),
  }) as unknown as AnalyticsAnswer;
