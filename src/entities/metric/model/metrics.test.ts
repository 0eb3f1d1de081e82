import { expect, it } from 'vitest';
import { metrics } from './metrics';

const viewed = { quartile25: 1700, quartile50: 1500, quartile75: 1300, completes: 1140 };
const figures = { impressions: 2000, shows: 1900, clicks: 25, spend: 120.5, ...viewed };

it.each([
  ['shows', 1900],
  ['clicks', 25],
  ['ctr', 0.0125],
  ['completed', 0.6],
  ['spend', 120.5],
] as const)('%s is %d', (metric, value) => {
  expect(metrics[metric].read(figures)).toBe(value);
});

it.each(['ctr', 'completed'] as const)('has no %s if its denominator is 0', (metric) => {
  expect(metrics[metric].read({ ...figures, impressions: 0, shows: 0 })).toBeNull();
});
