import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../lib/find-chromium.ts';
import { ensurePostgres } from '../lib/find-postgres.ts';
import { MissingTool } from '../lib/missing-tool.ts';
import { testsAll } from '../vitest/tier.ts';
import { journeysOf, kitStoriesOf, reachesServer, screenStoriesOf } from './areas.ts';
import { readPlaywrightReport, readVitestReport } from './report.ts';
import type { Phase } from './run-phases.ts';
import type { Step } from './step.ts';

const reports = mkdtempSync(join(tmpdir(), 'preroll-reports-'));

const script = (name: string, ...args: string[]) => ({ command: 'node', args: [`scripts/${name}.ts`, ...args] });

function vitest(name: string, project: string, prepare?: Step['prepare'], args: string[] = []): Step {
  const report = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    command: 'vitest',
    args: ['run', '--project', project, ...reporters, ...args],
    prepare,
    report: () => readVitestReport(report),
  };
}

function playwright(name: string, id: string, args: string[], prepare: Step['prepare'], env?: Step['env']): Step {
  const report = join(reports, `${id}.json`);
  return {
    name,
    command: 'playwright',
    // a separate folder, because a run empties its folder first
    args: ['test', '--reporter=list,json', `--output=test-results/${id}`, ...args],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    prepare,
    report: () => readPlaywrightReport(report),
  };
}

/** Without PostgreSQL, all server tests run on the embedded database, which is several times slower. */
function providePostgresIfPossible(): void {
  try {
    ensurePostgres();
  } catch (error) {
    if (!(error instanceof MissingTool)) throw error;
  }
}

/**
 * Type-checks each part with a single checker: several would check the shared types repeatedly, and other steps need
 * the cores.
 * @param isIncremental keeps the results, so that the next run only checks what depends on a change
 */
const types = ({ isIncremental = false } = {}): Step[] =>
  ['application', 'server'].map((part) => ({
    name: `types: ${part}`,
    command: 'tsc',
    args: [
      ...['-p', part === 'server' ? 'server' : '.', '--checkers', '1'],
      ...(isIncremental ? ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/${part}.tsbuildinfo`] : []),
    ],
  }));

const lint = (...files: string[]): Step => ({
  name: 'lint and format',
  command: 'biome',
  args: ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...files],
});

/**
 * Journeys that run on the embedded database only in `npm run test:all`. The main journey always runs on PostgreSQL.
 */
const nightly = testsAll ? '' : '|@nightly|@main';

/**
 * The phases of `npm test` and `npm run test:all`. Quick checks come first, so that simple mistakes show within
 * seconds.
 */
export const phases: Phase[] = [
  {
    name: 'contract',
    steps: [
      { name: 'contract lint', ...script('api-lint') },
      { name: 'route tree up to date', ...script('route-tree-check') },
    ],
  },
  // rewrites files that all later steps read, so nothing may run in parallel
  { name: 'generated code', steps: [{ name: 'generated code up to date', ...script('api-generate', '--check') }] },
  {
    name: 'static checks, unit tests, build',
    steps: [
      ...types(),
      lint('.'),
      { name: 'layers', command: 'steiger', args: ['./src'] },
      { name: 'unused code', command: 'knip', args: [] },
      vitest('unit', 'unit*'),
      { name: 'build and size budgets', ...script('size') },
    ],
  },
  // each journey keeps a browser and a server busy; other suites don't run in parallel, because a delay for lack of
  // processor time would look like a failure of the product
  {
    name: 'browser journeys',
    isSuite: true,
    steps: [
      playwright('end to end', 'e2e', ['--grep-invert', `@postgres${nightly}`], ensureChromium),
      // runs alongside the others while their servers start and the last of them end
      playwright(
        'end to end, PostgreSQL',
        'e2e-postgres',
        ['--grep', '@main|@postgres', ...(testsAll ? [] : ['--grep-invert', '@nightly'])],
        () => {
          ensureChromium();
          ensurePostgres();
        },
        { E2E_DATABASE: 'postgres' },
      ),
    ],
  },
  {
    // each of these waits as much as it computes, so they run in parallel, starting with the longest
    name: 'suites',
    isSuite: true,
    steps: [
      vitest('server, embedded database', 'server:embedded', providePostgresIfPossible),
      vitest('stories', 'stories', ensureChromium),
      vitest('server, PostgreSQL', 'server:postgres', ensurePostgres),
    ],
  },
];

/**
 * The phases of `npm run test:changed`: types, lint, and the tests that a change can affect.
 * @param base the revision to compare with; undefined for uncommitted changes only
 */
export function changedPhases(files: readonly string[], base?: string): Phase[] {
  const changed = ['--changed', ...(base === undefined ? [] : [base]), '--passWithNoTests'];
  const screens = screenStoriesOf(files);
  const kit = kitStoriesOf(files);
  const journeys = journeysOf(files);
  const phases: Phase[] = [
    {
      name: 'static checks',
      steps: [...types({ isIncremental: true }), lint(...files.filter((file) => existsSync(file)))],
    },
    {
      name: 'tests of what changed',
      isSuite: true,
      steps: [
        vitest('unit', 'unit*', undefined, changed),
        ...(screens.length > 0 ? [vitest('stories of screens', 'stories', ensureChromium, screens)] : []),
        ...(kit.length > 0 ? [vitest('stories of the kit', 'stories', ensureChromium, [...kit, ...changed])] : []),
        ...(reachesServer(files) ? [vitest('server, PostgreSQL', 'server:postgres', ensurePostgres, changed)] : []),
      ],
    },
    {
      name: 'browser journeys',
      isSuite: true,
      steps:
        journeys.length > 0
          ? [
              playwright(
                'end to end',
                'e2e',
                // all tests of a file may be nightly
                [...journeys, '--grep-invert', '@postgres|@nightly', '--pass-with-no-tests'],
                ensureChromium,
              ),
            ]
          : [],
    },
  ];
  return phases.filter(({ steps }) => steps.length > 0);
}
