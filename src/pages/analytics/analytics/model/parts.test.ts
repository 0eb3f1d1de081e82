import { expect, it } from 'vitest';
import type { AnalyticsAnswer } from '@/shared/api';
import { partsOf } from './parts';

type Numbers = AnalyticsAnswer['rows'][number]['metrics'];

const answerOf = (
  rows: [Numbers, Numbers | null][],
  total: number,
  totals: Pick<AnalyticsAnswer['totals'], 'metrics' | 'compare'>,
) =>
  ({
    dimensions: ['country'],
    total,
    totals,
    rows: rows.map(([metrics, compare], index) => ({
      dims: [{ value: String(index), label: `Country ${index}` }],
      metrics,
      compare,
    })),
  }) as unknown as AnalyticsAnswer;

it('draws the rest of the totals as "Others", in both periods', () => {
  const rows: [Numbers, Numbers][] = [
    [{ click: 50 }, { click: 30 }],
    [{ click: 20 }, { click: 40 }],
  ];
  const answer = answerOf(rows, 9, { metrics: { click: 100 }, compare: { click: 75 } });
  expect(partsOf(answer, 'click')).toEqual([
    { name: 'Country 0', now: 50, before: 30 },
    { name: 'Country 1', now: 20, before: 40 },
    { name: 'Others', now: 30, before: 5 },
  ]);
});

it('has no "Others" if all values are drawn, and no previous values without a comparison', () => {
  const answer = answerOf([[{ click: 50 }, null]], 1, { metrics: { click: 50 }, compare: null });
  expect(partsOf(answer, 'click')).toEqual([{ name: 'Country 0', now: 50, before: null }]);
});

it('computes a rate of the others from their sums', () => {
  const answer = answerOf([[{ ctr: 0.5, click: 5, impression: 10 }, null]], 3, {
    metrics: { ctr: 0.15, click: 15, impression: 100 },
    compare: null,
  });
  expect(partsOf(answer, 'ctr')[1]).toEqual({ name: 'Others', now: 10 / 90, before: null });
});

it('has no rate of the others if their sums are not available', () => {
  const answer = answerOf([[{ invalid_rate: 0.5, impression: 10 }, null]], 3, {
    metrics: { invalid_rate: 0.2, impression: 100 },
    compare: null,
  });
  expect(partsOf(answer, 'invalid_rate')[1]?.now).toBeNull();
});
