import { expect, it } from 'vitest';
import { addCurrencies } from './add-currencies';

const of = (count: number, spend: number) => ({
  ...{ impressions: count * 10, shows: count * 9, clicks: count, spend },
  ...{ quartile25: count * 8, quartile50: count * 7, quartile75: count * 6, completes: count * 5 },
});

const totals = (currency: string, count: number) => ({
  currency,
  figures: of(count, 100),
  before: of(count - 1, 80),
  days: [{ day: '2026-11-20', ...of(count, 100) }],
  days_before: [],
});

const counts = (count: number) => of(count, 0);

it('adds up counts but no amounts', () => {
  expect(addCurrencies([totals('RUB', 5), totals('EUR', 2)])).toEqual({
    figures: counts(7),
    before: counts(5),
    days: [{ day: '2026-11-20', ...counts(7) }],
  });
});

it('has no comparison if there is none', () => {
  expect(addCurrencies([{ ...totals('RUB', 5), before: null }]).before).toBeNull();
});

it('is zero without totals', () => {
  expect(addCurrencies([])).toEqual({ figures: counts(0), before: null, days: [] });
});
