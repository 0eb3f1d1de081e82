import { expect, it } from 'vitest';
import { groupLimitUses } from './group-limits';

const today = { shows: 10, clicks: 1, spend: 30 };
const group = { cashLimit: null, cashLimitDay: null, usedCash: 90, today, currency: 'EUR' };

it.each<[string, Partial<typeof group> | { cashLimit: number; cashLimitDay: number }, [string, number][]]>([
  ['no limits', {}, []],
  [
    'the day nearer to its end',
    { cashLimit: 1000, cashLimitDay: 40 },
    [
      ['cash_limit_day', 75],
      ['cash_limit', 9],
    ],
  ],
  [
    'the flight nearer to its end',
    { cashLimit: 100, cashLimitDay: 40 },
    [
      ['cash_limit', 90],
      ['cash_limit_day', 75],
    ],
  ],
  [
    'spent over a limit, and one of nothing',
    { cashLimit: 50, cashLimitDay: 0 },
    [
      ['cash_limit_day', 100],
      ['cash_limit', 100],
    ],
  ],
])('%s', (_what, limits, uses) => {
  expect(groupLimitUses({ ...group, ...limits }).map(({ name, percent }) => [name, percent])).toEqual(uses);
});
