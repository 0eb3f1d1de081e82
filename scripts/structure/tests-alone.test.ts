// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Run in separate processes by `vitest.config.ts`: files named after the wiring they test, and exceptions by name. */
const ISOLATED = /-wiring\.test\.ts$|^src\/app\/session\/refused-calls\.test\.tsx$/;

it('tests of wiring between events and effects have a process of their own', () => {
  const tests = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('src', file));
  const joining = tests.filter((file) => /from '.*-wiring'|import '.*-wiring'/.test(readFileSync(file, 'utf8')));
  expect(joining).not.toEqual([]);
  expect(joining.filter((file) => !ISOLATED.test(file))).toEqual([]);
});
