import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['src', 'server/src', 'openapi', 'scripts'];
const COMMENT = /^\s*(?:\/?\*|\/\/|#)/;
const PATH = /`((?:src|server|openapi|scripts|e2e|docs)\/[\w./$-]+\.\w+)`/g;

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|yaml)$/.test(file) && !file.includes('generated'))
    .map((file) => join(folder, file));

/** Readers follow the file names in comments. */
it('each file named in a comment exists', () => {
  const named = FOLDERS.flatMap(filesOf).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => COMMENT.test(line))
      .flatMap((line) => Array.from(line.matchAll(PATH), ([, path = '']) => ({ file, path }))),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

/** Including folders, because the guide for a new resource refers to paths throughout the repository. */
const GUIDE = 'docs/adding-a-resource.md';

it('each path named in the guide exists', () => {
  const named = Array.from(
    readFileSync(GUIDE, 'utf8').matchAll(/`((?:src|server|openapi|scripts|e2e|docs)\/[\w./$-]+)`/g),
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
