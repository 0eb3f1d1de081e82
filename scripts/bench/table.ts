import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { CHROMIUM_FLAGS, ensureChromium } from '../lib/find-chromium.ts';
import { npmEnvironment } from '../lib/npm-environment.ts';
import { measureTable, type TableTimes } from './measure-table.ts';
import type { Measurement } from './measurement.ts';
import { median } from './median.ts';

const ROUNDS = 5;
const MAX_FRAME_MS = 50;

const tables = {
  ours: 'ours',
  'ag-grid-react': 'AG Grid',
  antd: 'Ant Design',
  'ag-grid': 'AG Grid without React',
} as const;
type Table = keyof typeof tables;
const others = ['ag-grid-react', 'antd', 'ag-grid'] as const satisfies Table[];

/**
 * Compares our table with two well-known ones, with 10,000 rows and 12 columns each, alternating in one Chromium. The
 * others are in `bench/`, which is installed when first needed. AG Grid is measured twice: in React, as a comparable
 * application would use it, and without a framework.
 */
export async function benchTable(): Promise<Measurement[]> {
  build();
  const server = await preview({
    root: 'bench',
    configFile: 'bench/vite.config.ts',
    preview: { port: 0 },
    logLevel: 'warn',
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const [url] = server.resolvedUrls?.local ?? [];
    const rounds: Record<Table, TableTimes[]> = { ours: [], 'ag-grid-react': [], antd: [], 'ag-grid': [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const table of Object.keys(tables) as Table[]) {
        rounds[table].push(await measureTable(browser, `${url}${table}.html`));
      }
    }
    const of = (table: Table, key: keyof TableTimes) => median(rounds[table].map((times) => times[key]));
    const ahead = (what: string, key: keyof TableTimes, beaten: Table[]): Measurement => {
      const ours = of('ours', key);
      const all = others.map((table) => ({ table, ms: of(table, key) }));
      return {
        what: `Table, ${what}`,
        measured: `${ours.toFixed(0)} ms (${all
          .map(({ table, ms }) => `${tables[table]} ${ms.toFixed(0)} ms, ${(ms / ours).toFixed(1)} times`)
          .join('; ')})`,
        budget: `ahead of ${beaten.map((table) => tables[table]).join(' and ')}`,
        isMet: all.every(({ table, ms }) => !beaten.includes(table) || ours < ms),
      };
    };
    // the budget applies to every frame, so the worst round counts
    const worst = (table: Table, key: keyof TableTimes) => Math.max(...rounds[table].map((times) => times[key]));
    const scroll = (what: string, key: keyof TableTimes, unit: string, most: number): Measurement => ({
      what: `Table, ${what}`,
      measured: `${worst('ours', key).toFixed(0)}${unit} (${others.map((table) => `${tables[table]} ${worst(table, key).toFixed(0)}${unit}`).join('; ')})`,
      budget: `${most}${unit}`,
      isMet: worst('ours', key) <= most,
    });
    return [
      ahead('first row', 'firstRow', ['ag-grid-react', 'antd']),
      ahead('filter by text', 'filter', ['ag-grid-react', 'ag-grid']),
      ahead('sort by name', 'sort', ['ag-grid-react', 'ag-grid']),
      scroll('longest frame of scrolling', 'longestFrame', ' ms', MAX_FRAME_MS),
      scroll('blank frames of scrolling', 'blankFrames', '', 0),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

function build(): void {
  const run = (command: string, args: readonly string[], cwd: string) => {
    const { status } = spawnSync(command, args, { cwd, env: npmEnvironment(), stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}/`);
  };
  if (!existsSync('bench/node_modules/antd'))
    run('npm', ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund'], 'bench');
  run('vite', ['build', '--config', 'bench/vite.config.ts', '--logLevel', 'warn'], '.');
}
