import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join, relative, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { npmPackageOf } from '../size/npm-package-of.ts';
import { watchLoad } from './measure-load.ts';
import type { SignedIn } from './signed-in.ts';

const LOADS = 3;
const MAX_ROWS = 20;
const SAMPLING_INTERVAL = 200;

/** The used properties of frames in the protocol's `Profiler.Profile`. */
interface Frame {
  url: string;
  functionName: string;
  lineNumber: number;
  columnNumber: number;
}

/**
 * Profiles cold loads until the first row.
 *
 * @param folder the served build, with its source maps
 * @returns a table of the milliseconds per load for each npm package or folder of the application
 */
export async function profileLoads(browser: Browser, subject: SignedIn, folder: string): Promise<string> {
  const ownerOf = sourceReader(folder);
  const times = new Map<string, number>();
  for (let load = 0; load < LOADS; load += 1)
    for (const [frame, ms] of await profileLoad(browser, subject)) {
      const owner = ownerOf(frame);
      times.set(owner, (times.get(owner) ?? 0) + ms / LOADS);
    }
  const rows = [...times].sort(([, a], [, b]) => b - a).slice(0, MAX_ROWS);
  const lines = rows.map(([owner, ms]) => `${ms.toFixed(0).padStart(6)} ms  ${owner}`);
  return [`Cold load by package, the mean of ${LOADS} profiles`, ...lines].join('\n');
}

/** The function of each sample, and the milliseconds until the next sample. */
async function profileLoad(browser: Browser, { url, session }: SignedIn): Promise<[Frame, number][]> {
  const context = await browser.newContext({ storageState: session, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.addInitScript(watchLoad);
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.setSamplingInterval', { interval: SAMPLING_INTERVAL });
    await devtools.send('Profiler.start');
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.load.firstRow > 0);
    const { profile } = await devtools.send('Profiler.stop');
    const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
    return (profile.samples ?? []).flatMap((id, index) => {
      const frame = frames.get(id);
      return frame ? [[frame, (profile.timeDeltas?.[index] ?? 0) / 1000]] : [];
    });
  } finally {
    await context.close();
  }
}

/**
 * Finds the package or folder of a function by the source map of its chunk; functions outside of the build return their
 * own name.
 */
function sourceReader(folder: string): (frame: Frame) => string {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (chunk: string) => {
    if (!maps.has(chunk)) {
      const file = join(folder, 'assets', `${chunk}.map`);
      // the bundler's runtime has no source map
      maps.set(chunk, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined);
    }
    return maps.get(chunk);
  };
  return ({ url, functionName, lineNumber, columnNumber }) => {
    if (!url.includes('/assets/')) return functionName || '(no name)';
    // no entry for code added by the bundler
    const entry: { originalSource?: string } = mapOf(basename(url))?.findEntry(lineNumber, columnNumber) ?? {};
    if (!entry.originalSource) return basename(url);
    const source = resolve(folder, 'assets', entry.originalSource);
    return npmPackageOf(source) ?? relative('.', source).split('/').slice(0, 3).join('/');
  };
}
