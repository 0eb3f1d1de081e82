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
    shows: /Error|Fail|Wrong|Invalid|Refus|Conflict|Double|Limits|EndBefore|Rejected|TooLarge/,
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

const parts = new Set(
  folders.flatMap((folder) =>
    Array.from(read(folder, isComponent).matchAll(/^export (?:function|const) ([A-Z]\w+)/gm), ([, name = '']) => name),
  ),
);

/**
 * The better choice elsewhere: a part of the kit by its name, or in so many words what it is not for. "There is" and
 * "is a" alone say nothing of that.
 */
const saysWhenNot = (words: string, own: ReadonlySet<string>) =>
  Array.from(words.matchAll(/`(\w+)`/g), ([, name = '']) => name).some((name) => parts.has(name) && !own.has(name)) ||
  /\b(?:not for|not where|not when|instead|rather than|never for|don't use|needs? no|nowhere else)\b/i.test(words);

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

/** Storybook's page shows it: what it is for, and what is the better choice elsewhere. */
describe('a component says when to use it and when not', () => {
  const documented = folders.flatMap((folder) =>
    readdirSync(join(KIT, folder))
      .filter(isStory)
      .map((file) => ({ file, source: readFileSync(join(KIT, folder, file), 'utf8') }))
      .filter(({ source }) => /title: 'Components\/\w+\/[^/']+'/.test(source)),
  );

  it.each(documented)('$file', ({ source }) => {
    const [, text = ''] = /\/\*\*((?:(?!\*\/).)*)\*\/\nconst meta = /s.exec(source) ?? [];
    const words = text
      .replace(/^\s*\* ?/gm, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    expect(words.match(/[.](?:\s|$)/g)?.length ?? 0, 'sentences').toBeGreaterThanOrEqual(2);
    const own = new Set(Array.from(source.matchAll(/component: (\w+)/g), ([, name = '']) => name));
    expect(saysWhenNot(words, own), words).toBe(true);
  });
});
