// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { add, inWords, playwrightTotals, vitestTotals } from './totals.ts';

const folder = mkdtempSync(join(tmpdir(), 'preroll-totals-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (content: unknown) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

it('reads the report of vitest', () => {
  const file = report({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
  expect(vitestTotals(file)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

it('counts a flaky browser story as failed', () => {
  const file = report({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 } });
  expect(playwrightTotals(file)).toEqual({ passed: 7, failed: 2, skipped: 0 });
});

it('says what was skipped only where something was', () => {
  const none = { passed: 3, failed: 0, skipped: 0 };
  expect(inWords(none)).toBe('3 passed, 0 failed');
  expect(inWords(add(none, { passed: 1, failed: 0, skipped: 2 }))).toBe('4 passed, 0 failed, 2 skipped');
});
