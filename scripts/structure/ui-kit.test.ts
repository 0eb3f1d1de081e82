import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const KIT = 'src/shared/ui';

it('each component of the kit is in Storybook', () => {
  const components = readdirSync(KIT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const hasStories = (folder: string) => readdirSync(join(KIT, folder)).some((file) => file.endsWith('.stories.tsx'));
  expect(components.map(({ name }) => name).filter((name) => !hasStories(name))).toEqual([]);
});
