/** Fails if the committed `routeTree.gen.ts` doesn't match the files under `src/app/routes`, and updates it. */
import { readFileSync } from 'node:fs';
import { resolveConfig } from 'vite';

const TREE = 'src/app/routeTree.gen.ts';

const before = readFileSync(TREE, 'utf8');
// the router's plugin writes the tree as soon as the configuration is resolved
await resolveConfig({ logLevel: 'warn' }, 'build');
if (readFileSync(TREE, 'utf8') !== before) {
  console.error(`${TREE} was not up to date. It is now: look at the difference and commit it.`);
  process.exit(1);
}
