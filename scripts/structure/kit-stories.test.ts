import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const KIT = 'src/shared/ui';

const read = (folder: string, isWanted: (file: string) => boolean) =>
  readdirSync(join(KIT, folder))
    .filter(isWanted)
    .map((file) => readFileSync(join(KIT, folder, file), 'utf8'))
    .join('\n');

const isStory = (file: string) => file.endsWith('.stories.tsx');
const isComponent = (file: string) => file.endsWith('.tsx') && !isStory(file) && !/^story-|\.test\./.test(file);

const folders = readdirSync(KIT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((folder) => readdirSync(join(KIT, folder)).some(isStory));

/** A state that a component's code shows it to have, and what the name of a story of it says. */
const states = [
  {
    state: 'loading',
    has: /^ {2}(?:loading|isLoading|pending)\??: /m,
    shows: /Loading|Saving|Pending|Busy|Searching/,
  },
  { state: 'empty', has: /^ {2}(?:empty|emptyText)\??: /m, shows: /Empty|Nothing|None|^No[A-Z]/ },
  {
    state: 'error',
    // a prop, or a field of a form: its error comes from there
    has: /^ {2}(?:error|failure|onRetry)\??: |\buseField\(/m,
    shows: /Error|Fail|Invalid|Refus|Conflict|Duplicate|Limits|EndBefore|Rejected|TooLarge/,
  },
];

const cases = folders.flatMap((folder) => {
  const component = read(folder, isComponent);
  return states.filter(({ has }) => has.test(component)).map(({ state, shows }) => ({ folder, state, shows }));
});

describe('a state that a component has is seen in a story', () => {
  it.each(cases)('$folder, $state', ({ folder, shows }) => {
    const names = Array.from(read(folder, isStory).matchAll(/^export const (\w+)/gm), ([, name = '']) => name);
    expect(names.filter((name) => shows.test(name))).not.toEqual([]);
  });
});

/** As the sidebar orders them; without a group a part would be lost among sixty. */
const groups = 'Actions|Inputs|Data|Charts|Feedback|Media|Navigation|Overlays|Layout';

describe('a component stands in a group of the sidebar', () => {
  it.each(folders)('%s', (folder) => {
    const titles = Array.from(read(folder, isStory).matchAll(/title: '(Components.*?)'/g), ([, title]) => title);
    expect(titles).not.toEqual([]);
    for (const title of titles) expect(title).toMatch(new RegExp(`^Components/(?:${groups})/[^/]+(?:/[^/]+)?$`));
  });
});

describe('a story proves something', () => {
  it.each(folders)('%s', (folder) => expect(read(folder, isStory)).toMatch(/\bplay(?::|,|\()/));
});
