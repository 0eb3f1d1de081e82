// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** `vitest.config.ts` gives these a process each, and names those that aren't called after what they load. */
const ALONE = /-wiring\.test\.ts$|^src\/app\/session\/refused-calls\.test\.tsx$/;

it('a test that joins events with their work has a process of its own', () => {
  const tests = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('src', file));
  const joining = tests.filter((file) => /from '.*-wiring'|import '.*-wiring'/.test(readFileSync(file, 'utf8')));
  expect(joining).not.toEqual([]);
  expect(joining.filter((file) => !ALONE.test(file))).toEqual([]);
});
