export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

export const NONE: Totals = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Totals, b: Totals): Totals => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** Formats totals: `12 passed, 0 failed`; skipped tests are only mentioned if there are any. */
export const formatTotals = ({ passed, failed, skipped }: Totals): string =>
  [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
