/**
 * `npm run size`: builds the application and checks the size of its JavaScript against the budgets. Lists what every
 * page loads, what the home page and the campaigns load in addition, and the largest chunks that are loaded on demand.
 * `npm run size -- kit` measures the components separately.
 */
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { reportKitSizes } from './size/kit.ts';
import { npmPackageOf } from './size/npm-package-of.ts';
import { staticClosure } from './size/static-closure.ts';

/**
 * In KiB of gzip, with 5 % of headroom. The first applies to every visitor; the others, which include it, apply to the
 * home page and to advertisers after sign-in.
 */
const ENTRY_BUDGET = 232;
const SCREENS = [
  { path: '/', budget: 234, routes: ['_public/route.tsx', '_public/index.tsx'] },
  { path: '/advertiser/campaigns', budget: 381, routes: ['$cabinet/route.tsx', '$cabinet/campaigns/index.tsx'] },
];
/** In KiB of gzip, for each other chunk, which is loaded with its screen, dialog or chart. */
const LAZY_BUDGET = 120;
/** Libraries that must never load with the home page. */
const LAZY_ONLY =
  /^(hls\.js|@tsparticles\/.*|socket\.io-client|engine\.io-client|tus-js-client|recharts|@chakra-ui\/charts|uplot|mediabunny)$/;
const MAX_ROWS = 8;

if (process.argv.includes('kit')) {
  await reportKitSizes();
  process.exit(0);
}

const result = await build({ logLevel: 'warn' });
if (!('output' in result)) throw new Error('Expected one build');
const page = result.output.find(({ fileName }) => fileName === 'index.html');
if (page?.type !== 'asset') throw new Error('Expected a page');
const html = String(page.source);
// an entry that consists of imports has no file of its own: the page refers to its imports
const chunks = result.output
  .filter((output): output is Rolldown.OutputChunk => output.type === 'chunk')
  .map((chunk) => ({ ...chunk, isEntry: chunk.isEntry || html.includes(chunk.fileName) }));

const kib = (chunk: Rolldown.OutputChunk) => gzipSync(chunk.code).length / 1024;
const row = (chunk: Rolldown.OutputChunk) => `${kib(chunk).toFixed(1).padStart(8)} KiB  ${chunk.fileName}`;
const bySize = (a: Rolldown.OutputChunk, b: Rolldown.OutputChunk) => kib(b) - kib(a);

const everyPage = staticClosure(chunks).sort(bySize);
const lazy = chunks.filter((chunk) => !everyPage.includes(chunk)).sort(bySize);
const total = everyPage.reduce((sum, chunk) => sum + kib(chunk), 0);

const failures: string[] = [];
if (total > ENTRY_BUDGET) failures.push(`Every page loads ${total.toFixed(1)} KiB of at most ${ENTRY_BUDGET}.`);
for (const chunk of everyPage)
  for (const name of new Set(chunk.moduleIds.map(npmPackageOf))) {
    if (name && LAZY_ONLY.test(name)) failures.push(`${name} is loaded with every page, in ${chunk.fileName}.`);
  }
for (const chunk of lazy.filter((chunk) => !SCREENS.some(({ routes }) => routes.map(chunkOf).includes(chunk))))
  if (kib(chunk) > LAZY_BUDGET)
    failures.push(`${chunk.fileName} is ${kib(chunk).toFixed(1)} KiB of at most ${LAZY_BUDGET}.`);

function chunkOf(route: string): Rolldown.OutputChunk {
  const module = `/src/app/routes/${route}?tsr-split=component`;
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(module)));
  if (!chunk) throw new Error(`No chunk holds ${module}`);
  return chunk;
}

const screens = SCREENS.map(({ path, budget, routes }) => {
  const screen = routes.map(chunkOf);
  const withScreen = chunks.map((chunk) => ({ ...chunk, isEntry: chunk.isEntry || screen.includes(chunk) }));
  const own = staticClosure(withScreen).filter(({ fileName }) => lazy.some((chunk) => chunk.fileName === fileName));
  const size = own.reduce((sum, chunk) => sum + kib(chunk), total);
  if (size > budget) failures.push(`${path} loads ${size.toFixed(1)} KiB of at most ${budget}.`);
  const largest = own.sort(bySize).slice(0, MAX_ROWS).map(row).join('\n');
  return `With what ${path} loads, the biggest of ${own.length}\n${largest}\n${size.toFixed(1).padStart(8)} KiB  of ${budget}, in ${everyPage.length + own.length} files\n`;
});

console.log(
  `Every page, gzip\n${everyPage.map(row).join('\n')}\n${total.toFixed(1).padStart(8)} KiB  of ${ENTRY_BUDGET}\n`,
);
console.log(screens.join('\n'));
console.log(
  `On demand, the biggest of ${lazy.length}, each at most ${LAZY_BUDGET} KiB\n${lazy.slice(0, MAX_ROWS).map(row).join('\n')}`,
);
if (failures.length > 0) {
  console.error(`\n${failures.join('\n')}`);
  process.exit(1);
}
