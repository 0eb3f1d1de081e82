import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { NONE, type Totals } from './totals.ts';

export interface FileTime {
  file: string;
  seconds: number;
}

export interface Failure {
  /** Its file and its titles, outermost first. */
  test: string;
  message: string;
}

/** The result of a test runner: totals, the duration of each file, and failures. */
export interface TestReport {
  totals: Totals;
  files: FileTime[];
  failures: Failure[];
}

/** Used if there is no report. */
export const NO_REPORT: TestReport = { totals: NONE, files: [], failures: [] };

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    /** The error, if the file failed before its tests. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Parses the output file of `vitest --reporter=json`. */
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
    failures: report.testResults.flatMap(({ name, message, assertionResults }) => {
      const file = relative(process.cwd(), name);
      const own = assertionResults.filter(({ status }) => status === 'failed');
      if (own.length === 0 && message) return [{ test: file, message: firstLine(message) }];
      return own.map(({ fullName, failureMessages }) => ({
        test: `${file} › ${fullName}`,
        message: firstLine(failureMessages[0]),
      }));
    }),
  };
}

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? '';

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Parses the output file of `playwright test --reporter=json`. A flaky test counts as failed. */
export function readPlaywrightReport(path: string): TestReport {
  const { config, stats, suites }: PlaywrightReport = JSON.parse(readFileSync(path, 'utf8'));
  return {
    totals: { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    files: suites.map((suite) => ({
      file: relative(process.cwd(), `${config.rootDir}/${suite.file}`),
      seconds: millisecondsOf(suite) / 1000,
    })),
    failures: suites.flatMap((suite) => failuresOf(suite, relative(process.cwd(), `${config.rootDir}/${suite.file}`))),
  };
}

function failuresOf({ suites = [], specs }: PlaywrightSuite, path: string): Failure[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        test: `${path} › ${title}`,
        message: firstLine(results.find(({ error }) => error)?.error?.message),
      })),
  );
  return [...own, ...suites.flatMap((suite) => failuresOf(suite, `${path} › ${suite.title}`))];
}

function millisecondsOf({ suites = [], specs }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(millisecondsOf)].reduce((sum, duration) => sum + duration, 0);
}
