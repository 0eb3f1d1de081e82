// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBuildFresh } from './build-freshness.ts';

let root: string;
const at = (path: string, seconds: number) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
  utimesSync(join(root, path), seconds, seconds);
};
const builtFor = (basePath: string) => {
  at('dist/index.html', 200);
  writeFileSync(join(root, 'dist/index.html'), `<meta name="base-path" content="${basePath}" />`);
  utimesSync(join(root, 'dist/index.html'), 200, 200);
};
const isFresh = (basePath = '/') => isBuildFresh({ root, folder: 'dist', basePath });
const folderAt = (path: string, seconds: number) => utimesSync(join(root, path), seconds, seconds);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'preroll-build-'));
  for (const source of ['public/icon.svg', 'index.html', 'vite.config.ts', 'package-lock.json', 'src/app/main.tsx'])
    at(source, 100);
  for (const folder of ['src/app', 'src', 'public']) folderAt(folder, 100);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('isBuildFresh', () => {
  it('is false without a build', () => {
    expect(isFresh()).toBe(false);
  });

  it('is true for a build newer than every source', () => {
    at('dist/index.html', 200);
    expect(isFresh()).toBe(true);
  });

  it.each(['src/app/main.tsx', 'public/icon.svg', 'index.html', 'package-lock.json'])(
    'is false after a change of %s',
    (source) => {
      at('dist/index.html', 200);
      at(source, 300);
      expect(isFresh()).toBe(false);
    },
  );

  it('is false for a build for another base path', () => {
    builtFor('/cabinet/');
    expect(isFresh('/cabinet/')).toBe(true);
    expect(isFresh('/')).toBe(false);
  });

  it('is false after a source file was removed', () => {
    at('dist/index.html', 200);
    rmSync(join(root, 'src/app/main.tsx'));
    folderAt('src/app', 300);
    expect(isFresh()).toBe(false);
  });
});
