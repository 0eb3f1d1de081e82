import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideChromium } from '../lib/find-chromium.ts';
import { providePostgres } from '../lib/find-postgres.ts';
import { MissingTool } from '../lib/missing-tool.ts';
import { readPlaywrightReport, readVitestReport } from './report.ts';
import type { Phase } from './run-phases.ts';
import type { Step } from './step.ts';

const reports = mkdtempSync(join(tmpdir(), 'preroll-reports-'));

const script = (name: string, ...args: string[]) => ({ command: 'node', args: [`scripts/${name}.ts`, ...args] });

function vitest(name: string, project: string, prepare?: Step['prepare']): Step {
  const report = join(reports, `${project.replace(/\W/g, '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    command: 'vitest',
    args: ['run', '--project', project, ...reporters],
    prepare,
    report: () => readVitestReport(report),
  };
}

function playwright(name: string, id: string, args: string[], prepare: Step['prepare'], env?: Step['env']): Step {
  const report = join(reports, `${id}.json`);
  return {
    name,
    command: 'playwright',
    // a folder of its own: a run begins by emptying it
    args: ['test', '--reporter=list,json', `--output=test-results/${id}`, ...args],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    prepare,
    report: () => readPlaywrightReport(report),
  };
}

/** Without a PostgreSQL, all tests of the server run on the embedded database, which takes several times as long. */
function providePostgresIfPossible(): void {
  try {
    providePostgres();
  } catch (error) {
    if (!(error instanceof MissingTool)) throw error;
  }
}

/** Everything that `npm test` does. Quick checks come first, so that a slip shows within seconds. */
export const phases: Phase[] = [
  {
    name: 'contract',
    steps: [
      { name: 'contract lint', ...script('api-lint') },
      { name: 'route tree up to date', ...script('route-tree-check') },
    ],
  },
  // rewrites files that all later steps read, so nothing may run beside it
  { name: 'generated code', steps: [{ name: 'generated code up to date', ...script('api-generate', '--check') }] },
  {
    name: 'static checks, unit tests, build',
    steps: [
      { name: 'types: application', command: 'tsc', args: ['-p', '.'] },
      { name: 'types: server', command: 'tsc', args: ['-p', 'server'] },
      { name: 'lint and format', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
      { name: 'layers', command: 'steiger', args: ['./src'] },
      { name: 'unused code', command: 'knip', args: [] },
      vitest('unit', 'unit*'),
      { name: 'build and size budgets', ...script('size') },
    ],
  },
  // a journey is a browser and a server that compute in turn: no other suite competes with its two workers for the cores,
  // since what comes late says nothing about the product. The server's tests take what the workers leave, a quarter
  {
    name: 'browser journeys',
    isSuite: true,
    steps: [
      playwright('end to end', 'e2e', ['--grep-invert', '@postgres'], provideChromium),
      {
        ...playwright(
          'end to end, PostgreSQL',
          'e2e-postgres',
          ['--grep', '@main|@postgres'],
          () => {
            provideChromium();
            providePostgres();
          },
          { E2E_DATABASE: 'postgres' },
        ),
        follows: true,
      },
      { ...vitest('server, embedded database', 'server:embedded', providePostgresIfPossible), yields: true },
    ],
  },
  {
    // each of these waits as much as it computes: side by side they keep the cores busy, and the longest begin
    name: 'suites',
    isSuite: true,
    steps: [
      vitest('stories', 'stories', provideChromium),
      vitest('server, PostgreSQL', 'server:postgres', providePostgres),
    ],
  },
];
