import { expect, it } from 'vitest';
import { add, formatTotals } from './totals.ts';

it('mentions skipped tests only if there are any', () => {
  const none = { passed: 3, failed: 0, skipped: 0 };
  expect(formatTotals(none)).toBe('3 passed, 0 failed');
  expect(formatTotals(add(none, { passed: 1, failed: 0, skipped: 2 }))).toBe('4 passed, 0 failed, 2 skipped');
});
