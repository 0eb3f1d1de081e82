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

it("parses totals and times of vitest's report", () => {
  const path = write({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: join(process.cwd(), 'src/a.test.ts'),
        startTime: 1000,
        endTime: 3500,
        message: '',
        assertionResults: [
          { fullName: 'adds numbers', status: 'passed', failureMessages: [] },
          {
            fullName: 'adds nothing',
            status: 'failed',
            failureMessages: ['\u001b[31mError: expected 1\u001b[39m\n at a'],
          },
        ],
      },
      {
        name: join(process.cwd(), 'src/b.test.ts'),
        startTime: 0,
        endTime: 0,
        message: 'Cannot find ./c.ts',
        assertionResults: [],
      },
    ],
  });
  expect(readVitestReport(path)).toEqual({
    totals: { passed: 5, failed: 1, skipped: 3 },
    files: [
      { file: 'src/a.test.ts', seconds: 2.5 },
      { file: 'src/b.test.ts', seconds: 0 },
    ],
    failures: [
      { test: 'src/a.test.ts › adds nothing', message: 'Error: expected 1' },
      { test: 'src/b.test.ts', message: 'Cannot find ./c.ts' },
    ],
  });
});

it("parses totals and times of Playwright's report, and counts a flaky test as failed", () => {
  const spec = (...durations: number[]) => ({
    title: 'opens a page',
    tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
  });
  const flaky = {
    title: 'signs in',
    tests: [{ status: 'flaky', results: [{ duration: 0, error: { message: 'Error: late\n at b' } }, { duration: 0 }] }],
  };
  const path = write({
    config: { rootDir: join(process.cwd(), 'e2e') },
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [spec(1000), spec(500)],
        suites: [{ title: 'a visitor', file: 'a.spec.ts', specs: [spec(250, 250), flaky] }],
      },
    ],
  });
  expect(readPlaywrightReport(path)).toEqual({
    totals: { passed: 7, failed: 2, skipped: 0 },
    files: [{ file: 'e2e/a.spec.ts', seconds: 2 }],
    failures: [{ test: 'e2e/a.spec.ts › a visitor › signs in', message: 'Error: late' }],
  });
});
