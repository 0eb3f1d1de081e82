import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const MOST_FILES = 12;
const MOST_LINES = 400;

/** Each lists all resources; another resource adds some lines to it. */
const REGISTRIES = [
  'openapi/openapi.yaml',
  'server/src/app.ts',
  'server/src/platform/db/schema/dictionaries.ts',
  'server/test/authorization.test.ts',
  '.storybook/screens/backend.ts',
  'src/entities/session/model/area-screens.ts',
  'e2e/fixtures/settings-resources.ts',
];

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');
const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

/** The model that `docs/adding-a-resource.md` walks through: what it costs is what the next resource costs. */
it('a resource takes few files and lines', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /resolution/i.test(file) && !/generated|migrations/.test(file));
  const inRegistries = REGISTRIES.map((file) => linesOf(file).filter((line) => /resolution/i.test(line)).length);
  expect(files.length).toBeGreaterThan(8);
  expect(files.length).toBeLessThanOrEqual(MOST_FILES);
  expect(sum([...files.map((file) => linesOf(file).length), ...inRegistries])).toBeLessThanOrEqual(MOST_LINES);
});
