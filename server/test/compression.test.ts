import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaPaths } from '../src/platform/files/media-paths.ts';
import { startTestApp, type TestApp } from './harness.ts';

const staticDir = mkdtempSync(join(tmpdir(), 'preroll-static-'));
const part = '/cabinet/assets/index-abc123.js';
const plain = {
  'index.html': '<!doctype html><meta name="base-path" content="/cabinet/" /><title>Preroll</title>',
  'assets/index-abc123.js': 'console.log("the same, the same, the same, the same");',
};
const video = 'f'.repeat(32);
let test: TestApp;

beforeAll(async () => {
  mkdirSync(join(staticDir, 'assets'));
  for (const [name, content] of Object.entries(plain)) {
    writeFileSync(join(staticDir, name), content);
    writeFileSync(join(staticDir, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(staticDir, `${name}.gz`), gzipSync(content));
  }
  writeFileSync(join(staticDir, 'assets/short-abc123.js'), 'export {};');
  test = await startTestApp({ STATIC_DIR: staticDir, BASE_PATH: '/cabinet' });
  const folder = join(mediaPaths(test.config.dataDir).served, video);
  mkdirSync(folder, { recursive: true });
  for (const name of ['list.m3u8', 'list.m3u8.br']) writeFileSync(join(folder, name), '0123456789');
});
afterAll(async () => {
  await test.close();
  rmSync(staticDir, { recursive: true });
});

const ask = (url: string, accepted?: string, options: InjectOptions = {}) =>
  test.app.inject({
    url,
    ...options,
    headers: { ...options.headers, ...(accepted !== undefined && { 'accept-encoding': accepted }) },
  });
const decoded = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (content: Buffer) => content,
};

describe.each([
  ['/cabinet/', 'index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/cabinet/advertiser/campaigns', 'index.html', 'text/html; charset=utf-8', 'no-cache'],
  [part, 'assets/index-abc123.js', 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
] as const)('%s', (url, file, type, caching) => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=0.5, br;q=0.8', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'none'],
    ['deflate', 'none'],
    ['identity', 'none'],
    ['', 'none'],
    [undefined, 'none'],
  ] as const)('goes to who accepts "%s" as %s', async (accepted, encoding) => {
    const reply = await ask(url, accepted);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-encoding'] ?? 'none').toBe(encoding);
    expect(decoded[encoding](reply.rawPayload).toString()).toBe(plain[file]);
    expect(reply.headers).toMatchObject({
      'content-type': type,
      'content-length': String(reply.rawPayload.length),
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
    expect(String(reply.headers.vary).toLowerCase()).toContain('accept-encoding');
  });
});

describe('a compressed file', () => {
  it('has its own ETag, by which it is revalidated', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (accepted) => (await ask(part, accepted)).headers.etag),
    );
    expect(new Set(tags).size).toBe(3);
    const again = await ask(part, 'br', { headers: { 'if-none-match': String(tags[0]) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(String(again.headers.vary).toLowerCase()).toContain('accept-encoding');
  });

  it('is described by HEAD', async () => {
    const [head, get] = [await ask(part, 'br', { method: 'HEAD' }), await ask(part, 'br')];
    expect(head.body).toBe('');
    for (const name of ['content-encoding', 'content-length', 'content-type', 'etag', 'vary'])
      expect(head.headers[name]).toBe(get.headers[name]);
  });

  it('is sent whole, without range support', async () => {
    const reply = await ask(part, 'br', { headers: { range: 'bytes=2-4' } });
    expect([reply.statusCode, reply.headers['accept-ranges']]).toEqual([200, undefined]);
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(plain['assets/index-abc123.js']);
  });

  it.each(['br', undefined])('is an ordinary file under its own name (%s)', async (accepted) => {
    const reply = await ask(`${part}.br`, accepted);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers).not.toHaveProperty('content-encoding');
  });
});

it('a file without a compressed variant is sent uncompressed', async () => {
  const reply = await ask('/cabinet/assets/short-abc123.js', 'br');
  expect([reply.body, reply.headers['content-encoding']]).toEqual(['export {};', undefined]);
});

it.each(['/cabinet/assets/index-old.js', '/assets/index-abc123.js', '/backend/api/nope'])(
  '%s is not found, whatever encoding is accepted',
  async (url) => {
    const reply = await ask(url, 'br');
    expect([reply.statusCode, reply.json()]).toEqual([404, { error: 'Not found' }]);
  },
);

it('media are never compressed, and support ranges', async () => {
  const { statusCode, body, headers } = await ask(`/media/${video}/list.m3u8`, 'br', {
    headers: { range: 'bytes=2-4' },
  });
  expect([statusCode, body, headers['content-encoding']]).toEqual([206, '234', undefined]);
});
