// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'preroll-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (content: unknown) => {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
};

it('reads totals and times from the report of vitest', () => {
  const path = write({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [{ name: join(process.cwd(), 'src/a.test.ts'), startTime: 1000, endTime: 3500 }],
  });
  expect(readVitestReport(path)).toEqual({
    totals: { passed: 5, failed: 1, skipped: 3 },
    files: [{ file: 'src/a.test.ts', seconds: 2.5 }],
  });
});

it('reads totals and times from the report of Playwright, and counts a flaky test as failed', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const path = write({
    config: { rootDir: join(process.cwd(), 'e2e') },
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        file: 'a.spec.ts',
        specs: [spec(1000), spec(500)],
        suites: [{ file: 'a.spec.ts', specs: [spec(250, 250)] }],
      },
    ],
  });
  expect(readPlaywrightReport(path)).toEqual({
    totals: { passed: 7, failed: 2, skipped: 0 },
    files: [{ file: 'e2e/a.spec.ts', seconds: 2 }],
  });
});
