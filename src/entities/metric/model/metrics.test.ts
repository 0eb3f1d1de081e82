import { expect, it } from 'vitest';
import { metrics } from './metrics';

const figures = { impressions: 2000, shows: 1900, clicks: 25, spend: 120.5 };

it.each([
  ['shows', 1900],
  ['clicks', 25],
  ['ctr', 0.0125],
  ['spend', 120.5],
] as const)('%s is %d', (metric, value) => {
  expect(metrics[metric].read(figures)).toBe(value);
});

it('has no CTR without impressions', () => {
  expect(metrics.ctr.read({ impressions: 0, shows: 0, clicks: 0, spend: 0 })).toBeNull();
});
