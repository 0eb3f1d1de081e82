/** `npm run size -- kit`: measures each component of the kit separately. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { staticClosure } from './static-closure.ts';

const KIT = 'src/shared/ui';

/** Libraries that every page loads anyway. */
const external = [
  /^react(-dom)?(\/|$)/,
  /^@emotion\//,
  /^@chakra-ui\/react\/styled-system$/,
  /\/@chakra-ui\/react\/dist\/esm\/(styled-system\/|preset-base|merge-)/,
  /^@tanstack\/react-(router|query)$/,
  /^effector(-react)?$/,
  /^@\/shared\/theme$/,
];
const BASELINE_DESCRIPTION = "React, emotion, Chakra's styled system, TanStack Router and Query, effector, the theme";

async function chunksOf(entry: string): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
    plugins: [react({ compiler: true })],
    build: {
      write: false,
      reportCompressedSize: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: entry, external, preserveEntrySignatures: 'exports-only' },
    },
  });
  if (!('output' in result)) throw new Error('Expected one build');
  return result.output.filter((output): output is Rolldown.OutputChunk => output.type === 'chunk');
}

const kib = (chunks: Rolldown.OutputChunk[]) => chunks.reduce((sum, { code }) => sum + gzipSync(code).length / 1024, 0);
const cell = (size: number) => (size === 0 ? '–' : size.toFixed(1)).padStart(8);

/** Prints the size of each component's static imports, and of the code it loads on demand. */
export async function reportKitSizes(): Promise<void> {
  const names = readdirSync(KIT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rows: { name: string; atOnce: number; onDemand: number }[] = [];
  for (const { name } of names) {
    const chunks = await chunksOf(`${KIT}/${name}/index.ts`);
    const atOnce = staticClosure(chunks);
    rows.push({ name, atOnce: kib(atOnce), onDemand: kib(chunks.filter((chunk) => !atOnce.includes(chunk))) });
  }
  console.log(`Each entry of ${KIT} alone, KiB gzip, over ${BASELINE_DESCRIPTION}\n\n at once on demand`);
  for (const { name, atOnce, onDemand } of rows.sort((one, other) => other.atOnce - one.atOnce))
    console.log(`${cell(atOnce)} ${cell(onDemand)}  ${name}`);
}
