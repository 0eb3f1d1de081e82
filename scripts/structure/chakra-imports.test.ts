import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const LAYERS = ['pages', 'widgets', 'features', 'entities'];

/** Boxes, lists and lines of text. Interactive elements belong to the kit. */
const elements =
  /^(?:div|span|section|article|aside|main|header|footer|nav|figure|figcaption|fieldset|ul|ol|li|dl|dt|dd|p|h[1-4]|img)$/;

/** What layers above the kit may import from Chakra: the factory for boxes, and visually hidden text. */
const allowed: Record<string, RegExp> = {
  '@chakra-ui/react/styled-system': /^chakra$/,
  '@chakra-ui/react/visually-hidden': /^VisuallyHidden$/,
};

function faults(source: string): string[] {
  const imports = Array.from(
    source.matchAll(/import\s+(?:type\s+)?([^;]*?)\s+from\s+'(@chakra-ui\/[^']+)'/g),
    ([, names = '', from = '']) => ({ from, names: names.replace(/[{}]/g, '').split(',') }),
  );
  const foreign = imports.flatMap(({ from, names }) =>
    names
      .map((name) => name.trim())
      .filter((name) => name !== '' && !allowed[from]?.test(name))
      .map((name) => `${name} of ${from}`),
  );
  const made = Array.from(source.matchAll(/\bchakra(?:\.|\(\s*['"]?)([\w-]+)/g), ([, element = '']) => element);
  return [...foreign, ...made.filter((element) => !elements.test(element)).map((element) => `chakra ${element}`)];
}

const files = LAYERS.flatMap((layer) =>
  readdirSync(join('src', layer), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join('src', layer, file)),
);

it('above the kit, Chakra is only used for layout', () => {
  const found = files.flatMap((file) => faults(readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`));
  expect(found).toEqual([]);
});

describe('what exceeds layout', () => {
  it.each([
    "import { Button } from '@chakra-ui/react/button';",
    "import { chakra, useRecipe } from '@chakra-ui/react/styled-system';",
    "const Go = chakra('button', { base: {} });",
    'const Field = chakra(\n  "input", {});',
    'const Card = chakra(Link, { base: {} });',
    'return <chakra.a href="/" />;',
  ])('%s exceeds it', (source) => expect(faults(source)).not.toEqual([]));

  it.each([
    "import { chakra } from '@chakra-ui/react/styled-system';\nconst Row = chakra('div', { base: { display: 'flex' } });",
    "import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';",
    "import { Button } from '@/shared/ui/button';",
  ])('%s does not', (source) => expect(faults(source)).toEqual([]));
});
