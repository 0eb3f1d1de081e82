import { expect, it } from 'vitest';
import type { AnalyticsAnswer, Placement } from '@/shared/api';
import { totalOf, withFigures } from './placement-row';

const placements = [21, 22].map((id) => ({ id, created_at: '2026-11-01T10:00:00Z' })) as Placement[];
const metrics = {
  requests: 9,
  responses: 8,
  impression: 7,
  show: 6,
  quartile25: 6,
  quartile50: 5,
  quartile75: 4,
  quartile100: 3,
  revenue: 1.5,
};
const viewed = { quartile25: 6, quartile50: 5, quartile75: 4, completes: 3 };
const figures = { requests: 9, responses: 8, impressions: 7, shows: 6, ...viewed, revenue: 1.5 };
const answer = {
  rows: [{ dims: [{ value: '22' }], metrics, compare: metrics }],
  totals: { metrics },
  passport: { currency: 'RUB', compare_from: '2026-11-07', timezone: 'UTC' },
} as unknown as AnalyticsAnswer;

it('has zeros for a placement without results', () => {
  const [without, counted] = withFigures(placements, answer) ?? [];
  expect(without).toMatchObject({ id: 21, figures: { requests: 0, revenue: 0 }, before: null });
  expect(counted).toMatchObject({ id: 22, figures, before: figures });
  expect([without?.share, counted?.share]).toEqual([0, 1]);
});

it('has no figures before the answer has arrived', () => {
  expect(withFigures(placements, undefined)).toEqual(placements);
  expect(totalOf(undefined)).toBeUndefined();
});

it('adds up the placements', () => {
  expect(totalOf(answer)).toEqual([{ figures, currency: 'RUB' }]);
});
