import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaPaths } from '../src/platform/files/media-paths.ts';
import { startTestApp, type TestApp } from './harness.ts';

const staticDir = mkdtempSync(join(tmpdir(), 'preroll-static-'));
const origin = 'https://ads.example';
const video = 'f'.repeat(32);
let test: TestApp;

beforeAll(async () => {
  mkdirSync(join(staticDir, 'assets'));
  writeFileSync(join(staticDir, 'index.html'), '<!doctype html><title>Preroll</title>');
  writeFileSync(join(staticDir, 'assets/index-abc123.js'), 'export {};');
  test = await startTestApp({ STATIC_DIR: staticDir, ALLOWED_ORIGINS: origin });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { served, incoming } = mediaPaths(test.config.dataDir);
  for (const folder of [join(served, video, 'v1'), incoming]) mkdirSync(folder, { recursive: true });
  for (const name of ['master.m3u8', 'part0.ts', 'video.mp4', 'poster.jpg'])
    writeFileSync(join(served, video, 'v1', name), '0123456789');
  writeFileSync(join(incoming, 'secret'), 'half of a film');
});
afterAll(async () => {
  await test.close();
  rmSync(staticDir, { recursive: true });
});

/** Uses a socket, because `inject` normalizes a URL before sending it. */
const send = (method: string, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = test.app.server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, method, path }, (answer) => resolve(answer.resume()));
    sent.on('error', reject).end();
  });
const get = (url: string, headers = {}) => test.app.inject({ url, headers });

describe('the application', () => {
  it.each(['/', '/index.html', '/advertiser/campaigns', '/manager/campaigns/7/new-advert?tab=video', '/nope'])(
    '%s is its page, which is always revalidated',
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('<title>Preroll</title>');
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
    },
  );

  it('has assets that are cached for ever', async () => {
    const { headers } = await get('/assets/index-abc123.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/backend/api/nope', '/backend/nope', '/media/nope', '/assets/index-old.js', '/backend'])(
    '%s is not one of its pages',
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual({ error: 'Not found' });
    },
  );

  it.each([
    ['//advertiser/campaigns', '/advertiser/campaigns'],
    ['//advertiser//campaigns?search=a//b', '/advertiser/campaigns?search=a//b'],
    ['///evil.example', '/evil.example'],
    ['//evil.example/%2e%2e', '/evil.example/%2e%2e'],
    ['/\\\\evil.example', '/evil.example'],
    ['//\\evil.example', '/evil.example'],
    ['//', '/'],
  ])('%s redirects to a single slash on the same host: %s', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const { statusCode, headers } = await send(method, path);
      expect([statusCode, headers.location]).toEqual([302, location]);
    }
  });

  it.each(['//backend/api/campaigns', '//media/nope'])('%s is not one of its pages either', async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.json()]).toEqual([404, { error: 'Not found' }]);
  });

  it('answers only GET with its page', async () => {
    expect((await test.app.inject({ method: 'POST', url: '/advertiser' })).json()).toEqual({ error: 'Not found' });
  });
});

describe('media', () => {
  it.each([
    ['master.m3u8', 'application/vnd.apple.mpegurl'],
    ['part0.ts', 'video/mp2t'],
    ['video.mp4', 'video/mp4'],
    ['poster.jpg', 'image/jpeg'],
  ])('%s is served as %s, for players on any site', async (name, type) => {
    const { statusCode, headers } = await get(`/media/${video}/v1/${name}`, { origin: 'https://news.example' });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('are served in ranges', async () => {
    const { statusCode, headers, body } = await get(`/media/${video}/v1/video.mp4`, { range: 'bytes=2-4' });
    expect([statusCode, body, headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await get(`/media/${video}/v1/video.mp4`, { range: 'bytes=20-' })).statusCode).toBe(416);
  });

  it.each([
    '/media/../media-uploads/secret',
    '/media/%2e%2e/media-uploads/secret',
    '/media-uploads/secret',
    `/media/${video}/`,
  ])('does not serve %s', async (url) => {
    const reply = await get(url);
    expect(reply.body).not.toContain('half of a film');
    expect(reply.body).not.toContain('video.mp4');
  });
});

describe('security headers', () => {
  it('restrict what pages may do', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "media-src 'self' blob:",
        "worker-src 'self' blob:",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
      ]),
    );
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
  });

  it.each([
    [origin, origin],
    ['https://evil.example', undefined],
  ])('allow credentialed calls from %s: %s', async (from, allowed) => {
    const reply = await test.app.inject({
      method: 'OPTIONS',
      url: '/backend/api/adverts/1',
      headers: { origin: from, 'access-control-request-method': 'PUT' },
    });
    expect(reply.headers['access-control-allow-origin']).toBe(allowed);
    if (!allowed) return;
    expect(reply.headers).toMatchObject({
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    });
  });
});
