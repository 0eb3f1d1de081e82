import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const KIT = 'src/shared/ui';
const components = readdirSync(KIT, { withFileTypes: true }).filter((entry) => entry.isDirectory());

it.each(components.map(({ name }) => name))('the kit shows %s in Storybook', (name) => {
  expect(readdirSync(join(KIT, name)).filter((file) => file.endsWith('.stories.tsx'))).not.toEqual([]);
});
