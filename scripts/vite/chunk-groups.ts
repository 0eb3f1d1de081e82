import { existsSync } from 'node:fs';
import type { Rolldown } from 'vite';

/** The public area and the cabinet both need these parts. */
const NEEDED_EVERYWHERE = [
  'shared/lib/media-query',
  'shared/lib/scheduling',
  'shared/ui/error-state',
  'shared/ui/field/input-recipe.ts',
  'shared/ui/icon-button',
  'shared/ui/loading-indicator',
  'shared/ui/skeleton',
];

/** @throws Error after a rename, which would otherwise only make pages slower */
function existing(path: string): string {
  if (!existsSync(new URL(`../../src/${path}`, import.meta.url)))
    throw new Error(`There is no src/${path} to group by.`);
  return path;
}

/** The module into which the router's plugin puts the component of a route. */
const isScreen = (route: string) => {
  const start = `/src/${existing(`app/routes/${route}`)}?tsr-split=component`;
  return (id: string) => id.includes(start);
};

const everywhere = ['app/render-app.tsx', ...NEEDED_EVERYWHERE].map((path) => `/src/${existing(path)}`);

const isNeededEverywhere = (id: string) =>
  /\/node_modules\/@tanstack\/(react-)?query/.test(id) || everywhere.some((path) => id.includes(path));

/**
 * Combines modules into the files that a visitor loads one after the other: what starts the application, what renders
 * it, the frame of a cabinet, and the campaigns, most of whose parts other lists need as well. Left to itself, the bundler
 * makes a file for each set of screens that share a module: 60 before the first row of a list. A group takes along what
 * its modules import, unless a group of a higher priority has it. `npm run size` tells what each group costs.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // libraries change less often than the application
  { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 5 },
  { name: 'app', tags: ['$initial'], priority: 4 },
  { name: 'react', test: isNeededEverywhere, priority: 3 },
  { name: 'cabinet', test: isScreen('$cabinet/route.tsx'), priority: 2 },
  { name: 'campaigns', test: isScreen('$cabinet/campaigns/index.tsx'), priority: 1 },
  // those that are left: what is above has its own
  { name: 'icons', test: /\/node_modules\/lucide-react\//, minShareCount: 2 },
];

/**
 * Chromium compiles a file with this hint on another thread while it loads, instead of function by function when they are
 * called: the start calls nearly all functions of these files. Other browsers ignore it.
 */
export const compileHint = ({ name }: Rolldown.RenderedChunk): string =>
  ['libraries', 'app', 'react', 'cabinet', 'campaigns'].includes(name) ? '//# allFunctionsCalledOnLoad' : '';
