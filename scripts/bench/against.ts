import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ensureBuild } from '../lib/build.ts';
import { makeDemoContents } from '../lib/demo-contents.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../lib/find-chromium.ts';
import { visitAnalytics } from './analytics-screen.ts';
import { measureChanges } from './measure-changes.ts';
import { type Conditions, type Load, measureLoad } from './measure-load.ts';
import { median } from './median.ts';
import { type SignedIn, signedIn } from './signed-in.ts';

const ROUNDS = 7;
const CHANGE_ROUNDS = 3;
const CHANGES = 8;

const conditions: Record<string, Conditions> = {
  plain: {},
  slow: { slower: 4, line: { bitsPerSecond: 1_600_000, latency: 150 } },
};

/**
 * Measures the cold load of the campaigns, the navigation between them and the finances, and the first visit of analytics,
 * alternating between this revision and an earlier one. Each creates its own demo content, because the database schemas may
 * differ. The earlier one is checked out, installed and built in a temporary folder.
 * @param revision a Git revision, or the folder of a checkout with its build
 * @returns a table with the medians of both and their ratio
 * @throws Error if Git doesn't know the revision, or if it can't be installed or built
 */
export async function compareColdLoads(revision: string): Promise<string> {
  ensureBuild();
  if (existsSync(join(revision, 'dist/index.html'))) return measureBoth(basename(revision), resolve(revision));
  const folder = mkdtempSync(join(tmpdir(), 'preroll-against-'));
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: folder, stdio: 'inherit' });
  try {
    execFileSync('git', ['worktree', 'add', '--detach', folder, revision]);
    run('npm', 'ci');
    run('npm', 'run', 'build');
    return await measureBoth(revision, folder);
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureBoth(revision: string, folder: string): Promise<string> {
  const servers = { before: await makeDemoContents(folder), now: await makeDemoContents() };
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    for (const server of Object.values(servers)) await server.start();
    const subjects = { before: await signedIn(browser, servers.before), now: await signedIn(browser, servers.now) };
    const parts = [await compareChanges(browser, subjects), await compareAnalytics(browser, subjects)];
    for (const [name, under] of Object.entries(conditions))
      parts.push(tableOf(`${name}, ${revision} against now`, await takeTurns(browser, subjects, under)));
    return parts.join('\n\n');
  } finally {
    await browser.close();
    for (const server of Object.values(servers)) await server.remove();
  }
}

async function compareChanges(browser: Browser, subjects: Record<keyof Loads, SignedIn>): Promise<string> {
  const firstVisit = { before: [] as number[], now: [] as number[] };
  const warm = { before: [] as number[], now: [] as number[] };
  for (let round = 0; round < CHANGE_ROUNDS; round += 1)
    for (const which of inTurns(round)) {
      const changes = await measureChanges(browser, { ...subjects[which], count: CHANGES, screen: 'Finances' });
      firstVisit[which].push(changes.firstVisit);
      warm[which].push(...changes.warm);
    }
  return [
    `campaigns and finances, the medians of ${CHANGE_ROUNDS} rounds`,
    lineOf('first visit of the finances, ms', firstVisit),
    lineOf('a change between them, ms', warm),
  ].join('\n');
}

async function compareAnalytics(browser: Browser, subjects: Record<keyof Loads, SignedIn>): Promise<string> {
  const opened = { before: [] as number[], now: [] as number[] };
  // the first visit of each only has its server create the demo's events
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const which of inTurns(round)) {
      const visit = await visitAnalytics(browser, subjects[which]);
      if (round > 0) opened[which].push(visit.opened);
    }
  return `analytics, the median of ${ROUNDS}\n${lineOf('first visit, ms', opened)}`;
}

type Loads = Record<'before' | 'now', Load[]>;

async function takeTurns(browser: Browser, subjects: Record<keyof Loads, SignedIn>, under: Conditions): Promise<Loads> {
  const loads: Loads = { before: [], now: [] };
  // the first load of each only warms up its server
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const which of inTurns(round)) {
      const load = await measureLoad(browser, { ...subjects[which], ...under });
      if (round > 0) loads[which].push(load);
    }
  return loads;
}

const rows: [keyof Load, string][] = [
  ['firstRow', 'first row, ms'],
  ['largestPaint', 'largest paint, ms'],
  ['scripts', 'JavaScript until the first row, KiB'],
  ['scriptRequests', 'scripts until the first row'],
  ['longTasks', 'long tasks, ms'],
  ['heap', 'heap, MiB'],
];

const inTurns = (round: number) => (round % 2 === 0 ? (['before', 'now'] as const) : (['now', 'before'] as const));

function tableOf(title: string, { before, now }: Loads): string {
  const lines = rows.map(([key, name]) =>
    lineOf(name, { before: before.map((load) => load[key]), now: now.map((load) => load[key]) }),
  );
  return [`${title}, the median of ${ROUNDS}`, ...lines].join('\n');
}

function lineOf(name: string, { before, now }: Record<keyof Loads, number[]>): string {
  const [was, is] = [median(before), median(now)];
  const cells = [was.toFixed(1), is.toFixed(1), `${(is / was).toFixed(2)} times`];
  return `${name.padEnd(36)} ${cells.map((cell) => cell.padStart(11)).join(' ')}`;
}
