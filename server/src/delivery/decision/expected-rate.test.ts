import { expect, it } from 'vitest';
import { rateOf } from './expected-rate.ts';

const results = { impressions: 9_000, clicks: 95, completes: 2_400 };

it.each([
  ['cpm', undefined, 1],
  ['cpm', results, 1],
  ['cpc', undefined, 0.005],
  ['cpc', results, 0.01],
  ['cpv', undefined, 0.6],
  ['cpv', results, 0.3],
] as const)('expects of an impression, for %s with %o: %d', (payModel, measured, rate) => {
  expect(rateOf(payModel, measured)).toBeCloseTo(rate, 12);
});
