import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaPaths } from '../src/platform/files/media-paths.ts';
import { type Caller, startTestApp, type TestApp } from './harness.ts';

const staticDir = mkdtempSync(join(tmpdir(), 'preroll-static-'));
const video = 'f'.repeat(32);
let test: TestApp;
let caller: Caller;

beforeAll(async () => {
  mkdirSync(join(staticDir, 'assets'));
  writeFileSync(join(staticDir, 'index.html'), '<!doctype html><title>Preroll</title>');
  writeFileSync(join(staticDir, 'assets/index-abc123.js'), 'export {};');
  copyFileSync('public/script-test.html', join(staticDir, 'script-test.html'));
  test = await startTestApp({ STATIC_DIR: staticDir });
  const folder = join(mediaPaths(test.config.dataDir).served, video);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'poster.jpg'), 'a picture');
  caller = await test.as(await test.createUser(), 'advertiser');
});
afterAll(async () => {
  await test.close();
  rmSync(staticDir, { recursive: true });
});

const api = (method: InjectOptions['method'], path: string, options: InjectOptions = {}): InjectOptions => ({
  method,
  url: `/backend/api/${path}`,
  ...options,
});
const signedIn = () => ({ authorization: `Bearer ${caller.token}`, cabinet: 'advertiser' });

describe('every response', () => {
  it.each<[string, InjectOptions]>([
    ['the page', { url: '/' }],
    ['the recovery page', { url: `/recover/${'k'.repeat(43)}` }],
    ['an asset of the application', { url: '/assets/index-abc123.js' }],
    ['a picture', { url: `/media/${video}/poster.jpg` }],
    ['the API', api('GET', 'auth/me')],
    ['an unknown URL', api('GET', 'nothing')],
  ])('%s: allows no foreign scripts, no framing and no referrer', async (_name, options) => {
    const { headers } = await test.app.inject(options);
    const policy = new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect([...policy.keys()].filter((name) => name?.startsWith('script-src-'))).toEqual([]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});

it('lets only the application frame the test run of a script, with an opaque origin', async () => {
  const { statusCode, headers } = await test.app.inject({ url: '/script-test.html' });
  expect([statusCode, headers['content-security-policy'], headers['x-frame-options']]).toEqual([
    200,
    "sandbox allow-scripts; frame-ancestors 'self'",
    undefined,
  ]);
});

describe('responses of the API are not cached', () => {
  it.each<[number, string, () => InjectOptions]>([
    [200, 'a record', () => api('GET', 'auth/me', { headers: signedIn() })],
    [204, 'no content', () => api('POST', 'auth/recovery', { payload: { login: 'nobody@preroll.test' } })],
    [422, 'a dead link', () => api('GET', 'auth/recovery/dead')],
    [401, 'a stranger', () => api('GET', 'campaigns')],
    [404, 'no record', () => api('GET', 'campaigns/999', { headers: signedIn() })],
    [404, 'no address', () => api('GET', 'nothing')],
    [422, 'a wrong body', () => api('POST', 'auth/login', { payload: {} })],
    [
      201,
      'an upload',
      () =>
        api('POST', 'media', {
          headers: {
            ...signedIn(),
            'tus-resumable': '1.0.0',
            'upload-length': '9',
            'upload-metadata': 'filename c3ByaW5nLm1wNA==',
          },
        }),
    ],
  ])('%i: %s', async (status, _name, options) => {
    const { statusCode, headers } = await test.app.inject(options());
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
  });
});
