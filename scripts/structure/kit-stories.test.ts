import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const KIT = 'src/shared/ui';

const read = (folder: string, matches: (file: string) => boolean) =>
  readdirSync(join(KIT, folder))
    .filter(matches)
    .map((file) => readFileSync(join(KIT, folder, file), 'utf8'))
    .join('\n');

const isStory = (file: string) => file.endsWith('.stories.tsx');
const isComponent = (file: string) => file.endsWith('.tsx') && !isStory(file) && !/^story-|\.test\./.test(file);

const folders = readdirSync(KIT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((folder) => readdirSync(join(KIT, folder)).some(isStory));

/** A state that a component has according to its code, and a pattern for the names of stories that show it. */
const states = [
  {
    state: 'loading',
    has: /^ {2}(?:loading|isLoading|pending)\??: /m,
    shows: /Loading|Saving|Pending|Busy|Searching/,
  },
  { state: 'empty', has: /^ {2}(?:empty|emptyText)\??: /m, shows: /Empty|Nothing|None|^No[A-Z]/ },
  {
    state: 'error',
    // a prop, or a form field, which gets its error from the form
    has: /^ {2}(?:error|failure|onRetry)\??: |\buseField\(/m,
    shows: /Error|Fail|Invalid|Refus|Conflict|Duplicate|Limits|EndBefore|Rejected|TooLarge/,
  },
];

const cases = folders.flatMap((folder) => {
  const component = read(folder, isComponent);
  return states.filter(({ has }) => has.test(component)).map(({ state, shows }) => ({ folder, state, shows }));
});

const isShown = ({ folder, shows }: (typeof cases)[number]) => {
  const names = Array.from(read(folder, isStory).matchAll(/^export const (\w+)/gm), ([, name = '']) => name);
  return names.some((name) => shows.test(name));
};

it('each state of a component is shown by a story', () => {
  expect(cases.length).toBeGreaterThan(20);
  expect(cases.filter((one) => !isShown(one)).map(({ folder, state }) => `${folder}, ${state}`)).toEqual([]);
});

/** The groups of the sidebar, without which a component would be hard to find among sixty. */
const inGroup =
  /^Components\/(?:Actions|Inputs|Data|Charts|Feedback|Media|Navigation|Overlays|Layout)\/[^/]+(?:\/[^/]+)?$/;

it('each component is in a group of the sidebar', () => {
  const wrong = folders.filter((folder) => {
    const titles = Array.from(read(folder, isStory).matchAll(/title: '(Components.*?)'/g), ([, title = '']) => title);
    return titles.length === 0 || !titles.every((title) => inGroup.test(title));
  });
  expect(wrong).toEqual([]);
});

it('each component has a story with steps', () => {
  expect(folders.filter((folder) => !/\bplay(?::|,|\()/.test(read(folder, isStory)))).toEqual([]);
});
