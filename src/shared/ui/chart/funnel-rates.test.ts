import { expect, test } from 'vitest';
import { formatFunnelRate, funnelRates } from './funnel-rates';

const steps = (...values: number[]) => values.map((value, index) => ({ label: `Step ${index}`, value }));

test.each([
  [[], []],
  [[200], [[1, 1]]],
  [
    [200, 100, 50],
    [
      [1, 1],
      [0.5, 0.5],
      [0.25, 0.5],
    ],
  ],
  [
    [100, 0, 0],
    [
      [1, 1],
      [0, 0],
      [0, null],
    ],
  ],
  [
    [0, 5],
    [
      [null, null],
      [null, null],
    ],
  ],
  // a step above 100% is not capped
  [
    [100, 120],
    [
      [1, 1],
      [1.2, 1.2],
    ],
  ],
])('%j has the rates %j', (values, rates) => {
  expect(funnelRates(steps(...values)).map(({ ofFirst, ofPrevious }) => [ofFirst, ofPrevious])).toEqual(rates);
});

test('steps after the counted one are shares of it', () => {
  const named = steps(200, 100, 50, 25).map((step, index) => ({ ...step, isBefore: index < 1 }));
  expect(funnelRates(named).map(({ ofCounted }) => ofCounted)).toEqual([null, null, 0.5, 0.25]);
  expect(funnelRates(steps(200, 100)).map(({ ofCounted }) => ofCounted)).toEqual([null, null]);
});

test.each([
  [1, '100%'],
  [0.98, '98.0%'],
  [0.981, '98.1%'],
  [1.2, '120.0%'],
  [0, '0.0%'],
  [null, '–'],
])('%d is written as %s', (rate, text) => {
  expect(formatFunnelRate(rate)).toBe(text);
});
