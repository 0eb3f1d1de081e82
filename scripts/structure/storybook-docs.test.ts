import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readTitle } from '../../.storybook/docs/aliases.ts';
import { screens } from '../../.storybook/docs/screens.ts';

const titles = ['src', '.storybook'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => /^ {2}title: '(.+)',$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? []),
);

test('each screen has a docs page, and each docs page a screen', () => {
  expect(new Set(Object.keys(screens))).toEqual(new Set(titles.filter((title) => title.startsWith('Screens/'))));
});

describe('the search terms of designers find the component', () => {
  it.each([
    ['modal', 'Dialog'],
    ['dropdown', 'Menu'],
    ['avatar', 'Account menu'],
    ['snackbar', 'Toaster'],
    ['pill', 'Status badge'],
    ['accordion', 'Disclosure'],
    ['tabs', 'Link tabs'],
    ['card', 'Section'],
    ['toggle', 'Switch'],
    ['loader', 'Spinner'],
    ['autocomplete', 'Combobox'],
    ['date picker', 'Date field'],
    ['stepper', 'Steps'],
    ['workspace switcher', 'Cabinet switch'],
    ['KPI', 'Stat'],
    ['thumbnail', 'Poster'],
  ])('%s: %s', (alias, component) => {
    const found = titles.map(readTitle).filter(({ aliases }) => aliases.includes(alias));
    expect(found.map(({ name }) => name)).toEqual([component]);
  });
});

/** Otherwise a new alias would break links to the component. */
test('aliases are not part of URLs', () => {
  const stories = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.stories.tsx'),
  );
  const unnamed = stories.filter((file) => {
    const text = readFileSync(join('src', file), 'utf8');
    return /^ {2}title: '.+\(.+\)',$/m.test(text) && !/^ {2}id: '[a-z-]+',$/m.test(text);
  });
  expect(unnamed).toEqual([]);
});
