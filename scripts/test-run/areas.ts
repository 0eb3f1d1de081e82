import { globSync } from 'node:fs';

/**
 * The code of each area, including its screens' stories, and its journeys. Changes outside of all areas only run
 * journeys that were changed themselves.
 */
const areas: readonly { code: RegExp; specs: readonly string[] }[] = [
  {
    code: /campaign|clients|group|targeting|reach|draft|audience/,
    specs: ['campaigns-list', 'edit-campaign'],
  },
  { code: /advert|creative|transcoding|upload|ord-advert/, specs: ['main-story', 'adverts', 'upload'] },
  { code: /moderation|review/, specs: ['moderation-queue'] },
  { code: /site|placement/, specs: ['sites'] },
  {
    code: /finance|invalid-traffic|transaction|invoice|statement|ledger|money|document|payment|months/,
    specs: ['finances'],
  },
  { code: /analytics|events|figures/, specs: ['analytics'] },
  { code: /user|account|settings(?!-)|unsubscribe/, specs: ['users'] },
  { code: /session|auth|sign-|recover|password/, specs: ['sessions', 'passwords'] },
  { code: /folder/, specs: ['folders'] },
  {
    code: /settings-global|format|feed|script|currenc|resolution|ord-(access|source)|\bacts\b/,
    specs: ['settings-resources'],
  },
  { code: /delivery/, specs: [] },
  { code: /realtime|notification/, specs: ['realtime'] },
  { code: /shared\/api|router/, specs: ['requests'] },
  { code: /src\/app\/|public|cabinet-frame|dead-end|offline|refus/, specs: [] },
];

const isGeneratedOrTest = (file: string) => /\.(test|stories|cases)\.tsx?$|generated/.test(file);

const areasOf = (files: readonly string[]) => areas.filter(({ code }) => files.some((file) => code.test(file)));

/**
 * The journeys to run after a change of these files, which may belong to the application or the server.
 * @param files paths from the root of the repository
 */
export function journeysOf(files: readonly string[]): string[] {
  const own = files.flatMap((file) => /^e2e\/([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? []);
  const code = files.filter((file) => /^(src|server\/src|openapi)\//.test(file) && !isGeneratedOrTest(file));
  const specs = areasOf(code).flatMap(({ specs }) => specs);
  return [...new Set([...own, ...specs])].map((name) => `e2e/${name}.spec.ts`).sort();
}

/**
 * The screens' stories to run after a change of these files. Imports can't determine them, because each story opens its
 * screen through the router, which imports all screens.
 * @param files paths from the root of the repository
 */
export function screenStoriesOf(files: readonly string[]): string[] {
  const code = files.filter((file) => /^(src|openapi|\.storybook\/screens)\//.test(file) && !isGeneratedOrTest(file));
  const reached = areasOf(code);
  return globSync('.storybook/screens/*.stories.tsx')
    .filter((story) => files.includes(story) || reached.some(({ code }) => code.test(story)))
    .sort();
}

/**
 * The stories for which imports determine whether a change affects them: all but those of screens. None after a change
 * above the kit.
 * @param files paths from the root of the repository
 */
export function kitStoriesOf(files: readonly string[]): string[] {
  const isAbove = (file: string) => /^(src\/(pages|app)|\.storybook\/screens|server|e2e|docs)\/|\.md$/.test(file);
  if (files.every(isAbove)) return [];
  return globSync(['src/**/*.stories.tsx', '.storybook/!(screens)/*.stories.tsx']);
}

/** Whether a change of these files can affect a server test; the server imports nothing from the application. */
export const reachesServer = (files: readonly string[]): boolean =>
  files.some((file) => !/^(src|\.storybook|e2e|docs)\/|\.md$/.test(file));
