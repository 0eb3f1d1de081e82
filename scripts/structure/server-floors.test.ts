// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const PLATFORM = 'server/src/platform/';

/** The platform is the lowest layer of the server. */
it('the platform imports nothing from higher layers', () => {
  const files = globSync(`${PLATFORM}**/*.ts`).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(50);
  const upward = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\bfrom '(\.[^']+)'/g), ([, path = '']) => join(dirname(file), path))
      .filter((path) => !path.startsWith(PLATFORM))
      .map((path) => `${file}: ${path}`),
  );
  expect(upward).toEqual([]);
});
