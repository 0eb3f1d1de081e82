import { expect, test } from 'vitest';
import { budgetPresets, isUnlimited } from './budget';

test.each([
  { limits: [null, undefined], unlimited: true },
  { limits: [15_000, null], unlimited: false },
  { limits: [0, null], unlimited: false },
  { limits: [null, '12,'], unlimited: false },
])('$limits are unlimited: $unlimited', ({ limits, unlimited }) => {
  expect(isUnlimited(limits)).toBe(unlimited);
});

test('offers budgets that the balance covers', () => {
  expect(budgetPresets({ available: '120239.18', precision: 2 })).toEqual({
    day: [
      { label: 'Lasts 7 days', value: 17_177.02 },
      { label: 'Lasts 30 days', value: 4_007.97 },
    ],
    total: [
      { label: 'Half of the balance', value: 60_119.59 },
      { label: 'Whole balance', value: 120_239.18 },
    ],
  });
  expect(budgetPresets({ available: '10', precision: 0 }).day).toEqual([{ label: 'Lasts 7 days', value: 1 }]);
  expect(budgetPresets({ available: '-20.00', precision: 2 })).toEqual({ day: [], total: [] });
});
