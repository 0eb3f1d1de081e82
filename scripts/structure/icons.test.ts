import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ICON_CATALOGUE = ['src/shared/theme/icons.stories.tsx', 'src/shared/ui/status-badge/status-icons.ts'];

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.stories.'))
    .map((file) => join(folder, file));

const iconsOf = (file: string) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g),
    ([, names = '']) => names,
  ).flatMap((names) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/ as .*/, ''))
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

it('each icon in use is on the docs page of icons with its meaning', () => {
  const known = new Set(ICON_CATALOGUE.flatMap(iconsOf));
  expect(known.size).toBeGreaterThan(50);
  const missing = [...filesOf('src'), ...filesOf('.storybook/patterns')].flatMap((file) =>
    iconsOf(file)
      .filter((icon) => !known.has(icon))
      .map((icon) => `${icon} in ${file}`),
  );
  expect(missing).toEqual([]);
});
