import { readFileSync } from 'node:fs';

/** How many tests ended how. */
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

/** `12 passed, 0 failed`, and what was skipped only where something was. */
export const inWords = ({ passed, failed, skipped }: Totals): string =>
  [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** Reads what `vitest --reporter=json` has written. */
export function vitestTotals(file: string): Totals {
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Reads what `playwright test --reporter=json` has written. A flaky test is a failed one. */
export function playwrightTotals(file: string): Totals {
  const { stats }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
