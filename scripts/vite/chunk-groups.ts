import type { Rolldown } from 'vite';

/** Small things of ours that many screens share, public ones among them, and what asks for records. */
const COMMON = new RegExp(
  [
    '/@tanstack/(react-)?query(-core)?/',
    '/shared/(lib/(dates|format)|ui/(icon-button|skeleton|status-badge|field/input-recipe|error-state/failure-of))',
    '/entities/(folder|group|site)/api/',
  ].join('|'),
);

/**
 * Which modules share a file. By itself the bundler makes one for each set of screens that share something: some fifty
 * before a list is seen, most of them smaller than their own headers. A group takes along what its modules import, unless
 * a group of a higher priority has it. Nothing may get into a group here that the screens which load it don't need:
 * `npm run size` and `npm run bench -- cold` tell.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', tags: ['$initial'], test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  // what every page begins with; libraries change less often than the application
  { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 3 },
  { name: 'app', tags: ['$initial'], priority: 2 },
  // the home page's particles ask for it, too
  {
    name: 'media-query',
    test: /\/shared\/lib\/(media-query\/|scheduling\/(after-paint|use-once-painted))/,
    priority: 2,
  },
  { name: 'icons', test: /\/lucide-react\//, minShareCount: 2, priority: 1 },
  { name: 'common', test: COMMON, minShareCount: 3, priority: 1 },
  { name: 'cabinet', test: /\/cabinet-shell\/ui\/cabinet-shell\.tsx/ },
  { name: 'list', test: /\/(list-table\/(list-table|use-selected-rows)|data-table\/row-link)\.tsx?/ },
];

/**
 * Most of what the libraries bring runs at the start: browsers that know the hint compile all of it beside the page, and
 * not function by function in it. Of React half is never called, and would only take memory.
 */
export const compileHint = ({ name }: Rolldown.RenderedChunk): string =>
  name === 'libraries' ? '//# allFunctionsCalledOnLoad' : '';
