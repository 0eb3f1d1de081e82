// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressBuild } from './compress-build.ts';

const root = mkdtempSync(join(tmpdir(), 'preroll-compress-'));
const long = 'A rule that says the same again and again. '.repeat(100);

beforeAll(async () => {
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'index.html'), `<!doctype html><title>Preroll</title><p>${long}</p>`);
  writeFileSync(join(root, 'public/long.js'), `console.log('${long}');`);
  writeFileSync(join(root, 'public/short.js'), 'export {};');
  writeFileSync(join(root, 'public/font.woff2'), long);
  await build({ root, configFile: false, logLevel: 'error', plugins: [compressBuild()] });
});
afterAll(() => rmSync(root, { recursive: true }));

const built = (file: string) => readFileSync(join(root, 'dist', file));

describe('compressBuild', () => {
  it.each(['index.html', 'long.js'])('writes two smaller copies of %s', (file) => {
    const plain = built(file);
    expect(brotliDecompressSync(built(`${file}.br`))).toEqual(plain);
    expect(gunzipSync(built(`${file}.gz`))).toEqual(plain);
    expect(built(`${file}.br`).length).toBeLessThan(plain.length);
  });

  it('skips short and already compressed files', () => {
    const files = readdirSync(join(root, 'dist')).filter((file) => !/^(index\.html|long\.js)/.test(file));
    expect(files.toSorted()).toEqual(['font.woff2', 'short.js']);
  });
});
