import { expect, test } from 'vitest';
import { funnelRefusal, largestLoss, toFunnel } from './funnel';
import type { ReportSpec } from './report-spec';

const counts = { win: 100, impression: 95, show: 90, quartile25: 60, quartile50: 55, quartile75: 20, quartile100: 20 };

test('marks the steps before the show, and leaves out steps without a label', () => {
  const steps = toFunnel(counts, (name) => (name === 'impression' ? undefined : name));
  expect(steps.map(({ label, value, isBefore, played }) => [label, value, isBefore, played])).toEqual([
    ['win', 100, true, undefined],
    ['show', 90, false, 0],
    ['quartile25', 60, false, 0.25],
    ['quartile50', 55, false, 0.5],
    ['quartile75', 20, false, 0.75],
    ['quartile100', 20, false, 1],
  ]);
});

test.each([
  [counts, ['quartile50', 'quartile75']],
  [{ ...counts, quartile25: 10, quartile50: 10, quartile75: 10, quartile100: 10 }, ['show', 'quartile25']],
  // losses before the show are not counted
  [{ win: 10 }, null],
  [{ show: 10, quartile25: 10, quartile50: 10, quartile75: 10, quartile100: 10 }, null],
])('for %j the largest loss is between %j', (numbers, expected) => {
  expect(largestLoss(numbers)).toEqual(expected);
});

test("refuses conditions on a dimension that a step's metric excludes", () => {
  const reason = "Wins can't be divided by Reason";
  const metrics: Parameters<typeof funnelRefusal>[1] = [
    { name: 'requests', excludes: [] },
    { name: 'win', excludes: [{ dimension: 'reason', reason }] },
  ];
  const site: ReportSpec['conditions'][number] = { dimension: 'site', operator: 'in', values: ['1'] };
  const refused: ReportSpec['conditions'][number] = { dimension: 'reason', operator: 'not_in', values: [''] };
  expect(funnelRefusal([site], metrics)).toBeUndefined();
  expect(funnelRefusal([site, refused], metrics)).toBe(reason);
});
