import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ensureBuild } from '../lib/build.ts';
import { makeDemoContentsWithoutClips } from '../lib/demo-contents.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../lib/find-chromium.ts';
import { RealServer } from '../lib/real-server.ts';
import { fillCampaigns } from './fill-campaigns.ts';
import { measureChanges } from './measure-changes.ts';
import { type Load, measureLoad } from './measure-load.ts';
import { atMost, type Measurement } from './measurement.ts';
import { median } from './median.ts';
import { profileLoads } from './profile-load.ts';
import { type SignedIn, signedIn } from './signed-in.ts';

const PAIRS = 7;
const SLOW_LOADS = 3;
const CHANGES = 16;
const CAMPAIGNS = 10_000;

/**
 * Measures the cold load of a signed-in user's campaigns, with an empty browser cache: alternately with the demo
 * content and with ten thousand campaigns, and on a processor slowed down by four.
 */
export async function benchColdLoad(): Promise<Measurement[]> {
  ensureBuild();
  const contents = await makeDemoContentsWithoutClips();
  const servers = { few: new RealServer({}, contents.dataDir), many: new RealServer({}, contents.dataDir) };
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    for (const server of Object.values(servers)) await server.start();
    await fillCampaigns(servers.many, CAMPAIGNS);
    const few = await prepare(browser, servers.few);
    const many = await prepare(browser, servers.many);

    const loads = { few: [] as Load[], many: [] as Load[] };
    for (let pair = 0; pair < PAIRS; pair += 1)
      for (const kind of pair % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const))
        loads[kind].push(await measureLoad(browser, kind === 'few' ? few : many));
    const slow: Load[] = [];
    for (let load = 0; load < SLOW_LOADS; load += 1) slow.push(await measureLoad(browser, { ...few, slower: 4 }));
    const changes = await measureChanges(browser, { ...few, count: CHANGES, screen: 'Settings' });
    console.log(await profileByPackage(browser, contents.dataDir));
    return [...ofLoads(loads, slow), atMost('change of screen', median(changes.warm), 105)];
  } finally {
    await browser.close();
    for (const server of [...Object.values(servers), contents]) await server.remove();
  }
}

/** Serves a separate build with source maps, which would slow down the measured one. */
async function profileByPackage(browser: Browser, contents: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'preroll-mapped-'));
  const server = new RealServer({ STATIC_DIR: folder }, contents);
  try {
    ensureBuild({ folder, sourcemap: true });
    await server.start();
    return await profileLoads(browser, await prepare(browser, server), folder);
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

function ofLoads({ few, many }: Record<'few' | 'many', Load[]>, slow: Load[]): Measurement[] {
  const of = (key: keyof Load, loads = few) => median(loads.map((load) => load[key]));
  const times = of('firstRow', many) / of('firstRow');
  const ms = (loads: Load[]) => `${of('firstRow', loads).toFixed(0)} ms`;
  return [
    atMost('cold load: JavaScript until the first row', of('scripts'), 322, { unit: ' KiB' }),
    atMost('cold load: requests for it', of('scriptRequests'), 8, { unit: '' }),
    atMost('cold load: layout shift', of('shift'), 0.005, { unit: '', digits: 4 }),
    atMost('cold load: long tasks', of('longTasks'), 700),
    atMost('cold load: long tasks, a quarter of the processor', of('longTasks', slow), 2100),
    atMost('cold load: heap', of('heap'), 11.5, { unit: ' MiB', digits: 1 }),
    {
      what: `cold load: first row of ${CAMPAIGNS} campaigns, ${PAIRS} pairs`,
      measured: `${times.toFixed(2)} times (${ms(many)}, of the demo content ${ms(few)})`,
      budget: '1.4 times',
      isMet: times <= 1.4,
    },
  ];
}

/** Signs in and makes the first visit, so that one-time work isn't measured. */
async function prepare(browser: Browser, server: RealServer): Promise<SignedIn> {
  const subject = await signedIn(browser, server);
  await measureLoad(browser, subject);
  return subject;
}
