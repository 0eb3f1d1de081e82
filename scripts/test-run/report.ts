import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Totals } from './totals.ts';

/** How long the tests of one file took. */
export interface FileTime {
  file: string;
  seconds: number;
}

/** What a test runner reported: how many tests ended how, and how long each file took. */
export interface TestReport {
  totals: Totals;
  files: FileTime[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}

/** Reads the file that `vitest --reporter=json` wrote. */
export function readVitestReport(path: string): TestReport {
  const report: VitestReport = JSON.parse(readFileSync(path, 'utf8'));
  return {
    totals: {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Reads the file that `playwright test --reporter=json` wrote. A flaky test counts as failed. */
export function readPlaywrightReport(path: string): TestReport {
  const { config, stats, suites }: PlaywrightReport = JSON.parse(readFileSync(path, 'utf8'));
  return {
    totals: { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    files: suites.map((suite) => ({
      file: relative(process.cwd(), `${config.rootDir}/${suite.file}`),
      seconds: millisecondsOf(suite) / 1000,
    })),
  };
}

function millisecondsOf({ suites = [], specs }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(millisecondsOf)].reduce((sum, duration) => sum + duration, 0);
}
