/**
 * `npm run size`: builds the application and checks the size of its JavaScript against its budgets. It lists what every
 * page loads (the entry and what the server announces with each page), what the home page and the campaigns load
 * besides, and the largest chunks that are loaded on demand. `npm run size -- kit` measures the parts of the kit.
 */
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { filesAt, PAGE_LINKS_FILE, type PageLinks } from '../server/src/platform/http/page-links.ts';
import { reportKitSizes } from './size/kit.ts';
import { npmPackageOf } from './size/npm-package-of.ts';
import { staticClosure } from './size/static-closure.ts';

/** KiB, gzip: what every page loads, and what each of these screens loads in all. */
const ENTRY_BUDGET = 208;
const SCREEN_BUDGETS = { '/': 211, '/advertiser/campaigns': 288 };
/** KiB, gzip, per chunk that is loaded on demand. */
const LAZY_BUDGET = 120;
/** Libraries that must never load with the home page. */
const LAZY_ONLY =
  /^(hls\.js|@tsparticles\/.*|socket\.io-client|engine\.io-client|tus-js-client|recharts|@chakra-ui\/charts|uplot|mediabunny)$/;
/** Libraries that must not be part of the entry: the first calls leave before they are evaluated. */
const RENDERING = /^(react-dom|@chakra-ui\/.*|@emotion\/.*)$/;
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
// an entry that only imports has no file of its own: the page references its imports
const chunks = result.output
  .filter((output): output is Rolldown.OutputChunk => output.type === 'chunk')
  .map((chunk) => ({ ...chunk, isEntry: chunk.isEntry || html.includes(chunk.fileName) }));

const kib = (chunk: Rolldown.OutputChunk) => gzipSync(chunk.code).length / 1024;
const row = (chunk: Rolldown.OutputChunk) => `${kib(chunk).toFixed(1).padStart(8)} KiB  ${chunk.fileName}`;
const bySize = (a: Rolldown.OutputChunk, b: Rolldown.OutputChunk) => kib(b) - kib(a);

const links = result.output.find(({ fileName }) => fileName === PAGE_LINKS_FILE);
if (links?.type !== 'asset') throw new Error('Expected the files of each route');
const { page: announced, routes } = JSON.parse(String(links.source)) as PageLinks;

const entry = staticClosure(chunks);
const everyPage = chunks
  .filter((chunk) => entry.includes(chunk) || announced.some((link) => link.includes(`/${chunk.fileName}>`)))
  .sort(bySize);
const lazy = chunks.filter((chunk) => !everyPage.includes(chunk)).sort(bySize);
const total = everyPage.reduce((sum, chunk) => sum + kib(chunk), 0);

const failures: string[] = [];
if (total > ENTRY_BUDGET) failures.push(`Every page loads ${total.toFixed(1)} KiB of at most ${ENTRY_BUDGET}.`);
for (const chunk of everyPage)
  for (const name of new Set(chunk.moduleIds.map(npmPackageOf))) {
    if (name && LAZY_ONLY.test(name)) failures.push(`${name} is loaded with every page, in ${chunk.fileName}.`);
    if (name && RENDERING.test(name) && entry.includes(chunk))
      failures.push(`${name} is part of the entry, in ${chunk.fileName}.`);
  }
for (const chunk of lazy)
  if (kib(chunk) > LAZY_BUDGET)
    failures.push(`${chunk.fileName} is ${kib(chunk).toFixed(1)} KiB of at most ${LAZY_BUDGET}.`);

const screens = Object.entries(SCREEN_BUDGETS).map(([path, budget]) => {
  const own = filesAt(path, routes).flatMap((file) => lazy.filter(({ fileName }) => fileName === file));
  const size = own.reduce((sum, chunk) => sum + kib(chunk), total);
  if (size > budget) failures.push(`${path} loads ${size.toFixed(1)} KiB of at most ${budget}.`);
  return `With what ${path} loads\n${own.map(row).join('\n')}\n${size.toFixed(1).padStart(8)} KiB  of ${budget}, in ${everyPage.length + own.length} files\n`;
});

console.log(
  `Every page, gzip\n${everyPage.map(row).join('\n')}\n${total.toFixed(1).padStart(8)} KiB  of ${ENTRY_BUDGET}\n`,
);
console.log(screens.join('\n'));
console.log(
  `On demand, the biggest of ${lazy.length}, each at most ${LAZY_BUDGET} KiB\n${lazy.slice(0, SHOWN).map(row).join('\n')}`,
);
if (failures.length > 0) {
  console.error(`\n${failures.join('\n')}`);
  process.exit(1);
}
