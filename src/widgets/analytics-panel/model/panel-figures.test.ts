import { expect, it } from 'vitest';
import type { AnalyticsAnswer } from '@/shared/api';
import { coversLifetime, hasNoResults, panelFigure } from './panel-figures';

const row = (day: string, impression: number, click: number, before: [number, number] | null = null) => ({
  dims: [{ value: day, label: day }],
  metrics: { impression, click },
  compare: before && { impression: before[0], click: before[1] },
});

const answerOf = (
  rows: AnalyticsAnswer['rows'],
  compared: Pick<AnalyticsAnswer['totals'], 'compare'>,
): AnalyticsAnswer => ({
  dimensions: ['date'],
  metrics: ['impression', 'click'],
  rows,
  total: rows.length,
  totals: { metrics: { impression: 400, click: 9 }, ...compared },
  fresh_at: '2026-11-20T10:00:00Z',
  passport: {} as AnalyticsAnswer['passport'],
});

const compared = answerOf(
  [row('2026-11-18', 100, 2, [50, 5]), row('2026-11-19', 200, 4, [150, 5]), row('2026-11-20', 100, 3, [1000, 100])],
  { compare: { impression: 1200, click: 110 } },
);

it('computes rates from their sums in both periods', () => {
  const ctr = panelFigure(compared, 'ctr');
  expect(ctr.value).toBe(9 / 400);
  expect(ctr.before).toBe(110 / 1200);
  expect(ctr.days[1]).toEqual({ day: '2026-11-19', now: 0.02, before: 5 / 150 });
  expect(panelFigure(compared, 'impression').before).toBe(1200);
});

it('has no rate if the denominator is 0', () => {
  const none = { impression: 0, click: 0 };
  expect(panelFigure({ ...compared, totals: { metrics: none, compare: none } }, 'ctr')).toMatchObject({
    value: null,
    before: null,
  });
});

it('has no comparison unless one was requested', () => {
  const alone = answerOf([row('2026-11-18', 400, 9)], { compare: null });
  expect(panelFigure(alone, 'click')).toEqual({
    value: 9,
    before: undefined,
    days: [{ day: '2026-11-18', now: 9, before: null }],
  });
});

it('has no value for a future day', () => {
  const coming = { ...row('2026-11-21', 0, 0, [30, 1]), metrics: { impression: null, click: null } };
  expect(panelFigure({ ...compared, rows: [coming] }, 'click').days).toEqual([
    { day: '2026-11-21', now: null, before: 1 },
  ]);
});

it('recognises an answer without results', () => {
  expect(hasNoResults(compared)).toBe(false);
  const totals = { ...compared.totals, metrics: { impression: 0 }, compare: { impression: 0 } };
  expect(hasNoResults({ ...compared, totals })).toBe(true);
});

it.each([
  ['2026-11-20T20:59:00Z', '2026-11-21', '2026-11-27', false],
  ['2026-11-20T21:00:00Z', '2026-11-21', '2026-11-27', true],
  ['2026-11-27T10:00:00Z', '2026-11-21', '2026-11-27', true],
  ['2026-11-22T10:00:00Z', '2026-11-21', '2026-11-26', false],
  ['2026-11-22T10:00:00Z', '2026-11-01', '2026-11-21', false],
])('for a record of %s, %s to %s cover all days until 27 November in Moscow: %s', (createdAt, from, to, expected) => {
  const life = { createdAt: new Date(createdAt), timezone: 'Europe/Moscow', today: '2026-11-27' };
  expect(coversLifetime({ from, to }, life)).toBe(expected);
});
