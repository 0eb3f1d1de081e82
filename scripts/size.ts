/**
 * `npm run size`: builds the application and holds its JavaScript to its budgets. What a visitor of the home page
 * loads before anything is seen (the entry and all that it imports statically, which the page preloads) is listed
 * chunk by chunk; of the rest, what is loaded on demand, the biggest. `npm run size -- kit` weighs the parts of the kit.
 */
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { reportKitSizes } from './size/kit.ts';
import { npmPackageOf } from './size/npm-package-of.ts';
import { staticClosure } from './size/static-closure.ts';

const ENTRY_BUDGET = 180;
/** Kibibytes, gzip, for each chunk that is loaded on demand. */
const LAZY_BUDGET = 120;
/** Loaded where they are used, never with the home page. */
const LAZY_ONLY =
  /^(hls\.js|@tsparticles\/.*|socket\.io-client|engine\.io-client|tus-js-client|recharts|@chakra-ui\/charts|uplot|mediabunny)$/;
const SHOWN = 8;

if (process.argv.includes('kit')) {
  await reportKitSizes();
  process.exit(0);
}

const result = await build({ logLevel: 'warn' });
if (!('output' in result)) throw new Error('Expected one build');
const page = result.output.find(({ fileName }) => fileName === 'index.html');
if (page?.type !== 'asset') throw new Error('Expected a page');
const html = String(page.source);
// an entry that only imports is no file of its own: the page names what it imports
const chunks = result.output
  .filter((output): output is Rolldown.OutputChunk => output.type === 'chunk')
  .map((chunk) => ({ ...chunk, isEntry: chunk.isEntry || html.includes(chunk.fileName) }));

const kib = (chunk: Rolldown.OutputChunk) => gzipSync(chunk.code).length / 1024;
const row = (chunk: Rolldown.OutputChunk) => `${kib(chunk).toFixed(1).padStart(8)} KiB  ${chunk.fileName}`;
const bySize = (a: Rolldown.OutputChunk, b: Rolldown.OutputChunk) => kib(b) - kib(a);

const entry = staticClosure(chunks).sort(bySize);
const lazy = chunks.filter((chunk) => !entry.includes(chunk)).sort(bySize);
const total = entry.reduce((sum, chunk) => sum + kib(chunk), 0);

const failures: string[] = [];
if (total > ENTRY_BUDGET) failures.push(`The home page loads ${total.toFixed(1)} KiB of at most ${ENTRY_BUDGET}.`);
for (const chunk of entry)
  for (const name of new Set(chunk.moduleIds.map(npmPackageOf)))
    if (name && LAZY_ONLY.test(name)) failures.push(`${name} is loaded with the home page, in ${chunk.fileName}.`);
for (const chunk of lazy)
  if (kib(chunk) > LAZY_BUDGET)
    failures.push(`${chunk.fileName} is ${kib(chunk).toFixed(1)} KiB of at most ${LAZY_BUDGET}.`);

console.log(`Home page, gzip\n${entry.map(row).join('\n')}\n${total.toFixed(1).padStart(8)} KiB  of ${ENTRY_BUDGET}\n`);
console.log(
  `On demand, the biggest of ${lazy.length}, each at most ${LAZY_BUDGET} KiB\n${lazy.slice(0, SHOWN).map(row).join('\n')}`,
);
if (failures.length > 0) {
  console.error(`\n${failures.join('\n')}`);
  process.exit(1);
}
