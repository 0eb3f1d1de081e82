import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SCREENS = 'src/app/screens';
const files = readdirSync(SCREENS).filter((file) => file.endsWith('.stories.tsx'));

/** In so many words: what a function answers is lost where `meta` has a docstring. */
it.each(files)('%s has the whole window', (file) => {
  const [meta] = readFileSync(join(SCREENS, file), 'utf8').match(/const meta = \{.*?\n\}/s) ?? [];
  expect(meta).toMatch(/^ {2}parameters: \{ layout: 'fullscreen'/m);
});
