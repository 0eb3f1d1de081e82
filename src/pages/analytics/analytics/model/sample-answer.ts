import type { AnalyticsAnswer } from '@/shared/api';

/** An answer for tests: of each row its dimensions, its clicks, and those of the period before. */
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
