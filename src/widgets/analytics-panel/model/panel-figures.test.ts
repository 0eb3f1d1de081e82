import { expect, it } from 'vitest';
import type { AnalyticsAnswer } from '@/shared/api';
import { hasNothing, panelFigure } from './panel-figures';

const row = (day: string, impression: number, click: number, before: [number, number] | null = null) => ({
  dims: [{ value: day, label: day }],
  metrics: { impression, click },
  compare: before && { impression: before[0], click: before[1] },
});

const answerOf = (rows: AnalyticsAnswer['rows'], compare: AnalyticsAnswer['totals']['compare']): AnalyticsAnswer => ({
  dimensions: ['date'],
  metrics: ['impression', 'click'],
  rows,
  total: rows.length,
  totals: { metrics: { impression: 400, click: 9 }, compare },
  fresh_at: '2026-11-20T10:00:00Z',
  passport: {} as AnalyticsAnswer['passport'],
});

const compared = answerOf(
  [row('2026-11-18', 100, 2, [50, 5]), row('2026-11-19', 200, 4, [150, 5]), row('2026-11-20', 100, 3, [1000, 100])],
  { impression: 1200, click: 110 },
);

it('compares the days that are over, and rates by their sums', () => {
  const ctr = panelFigure(compared, 'ctr', '2026-11-20');
  expect(ctr.value).toBe(9 / 400);
  expect(ctr.comparison).toEqual({ now: 6 / 300, before: 10 / 200 });
  expect(ctr.days[1]).toEqual({ day: '2026-11-19', now: 0.02, before: 5 / 150 });
  expect(panelFigure(compared, 'impression', '2026-11-21').comparison).toEqual({ now: 400, before: 1200 });
});

it('has no rate where nothing can be divided', () => {
  const { comparison } = panelFigure(compared, 'ctr', '2026-11-18');
  expect(comparison).toEqual({ now: null, before: null });
});

it('has no comparison unless one was asked for', () => {
  const alone = answerOf([row('2026-11-18', 400, 9)], null);
  expect(panelFigure(alone, 'click', '2026-11-20')).toEqual({
    value: 9,
    comparison: null,
    days: [{ day: '2026-11-18', now: 9, before: null }],
  });
});

it('knows an answer without results', () => {
  expect(hasNothing(compared)).toBe(false);
  expect(hasNothing({ ...compared, totals: { metrics: { impression: 0 }, compare: { impression: 0 } } })).toBe(true);
});
