import { expect, it } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import { createRevenue } from './revenue.ts';

const rates: Record<string, number> = { RUB: 0.011, USD: 1, EUR: 1.1 };
const site = { siteId: 1, webmasterTimezone: 'Asia/Kathmandu', currency: 'RUB', revenueShare: 70 };
const at = new Date('2026-11-28T12:00:00Z');
const create = () => createRevenue(undefined as unknown as Db, (currency) => rates[currency] ?? 1);

it.each([
  ['of equal currencies', 100_050, 'RUB', { ...site }, 70_035],
  ['with a share of two decimal places', 100_000, 'RUB', { ...site, revenueShare: 33.33 }, 33_330],
  ['that floating point would cut', 100_000, 'RUB', { ...site, revenueShare: 29 }, 29_000],
  ['of another currency', 1_000_000, 'EUR', { ...site, currency: 'USD' }, 770_000],
  ['rounded down', 1, 'RUB', site, 0],
])('is the share %s', (_, price, currency, of, expected) => {
  expect(create().of({ price, currency, at }, of)).toBe(expected);
});

it('keeps the share of a day until the next day of the webmaster begins', () => {
  const revenue = create();
  const before = { price: 1_000, currency: 'RUB', at: new Date('2026-11-28T18:14:59Z') };
  expect(revenue.of(before, site)).toBe(700);
  const raised = { ...site, revenueShare: 80 };
  expect(revenue.of(before, raised)).toBe(700);
  expect(revenue.of({ ...before, at: new Date('2026-11-28T18:15:00Z') }, raised)).toBe(800);
});
