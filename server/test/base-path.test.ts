import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError } from '../src/platform/config/config.ts';
import { registerStaticFiles } from '../src/platform/http/static-files.ts';
import { startTestApp, type TestApp } from './harness.ts';

const staticDir = mkdtempSync(join(tmpdir(), 'preroll-static-'));
let test: TestApp;

beforeAll(async () => {
  mkdirSync(join(staticDir, 'assets'));
  writeFileSync(join(staticDir, 'index.html'), '<meta name="base-path" content="/cabinet/" /><title>Preroll</title>');
  writeFileSync(join(staticDir, 'favicon.svg'), '<svg />');
  writeFileSync(join(staticDir, 'assets/index-abc123.js'), 'export {};');
  test = await startTestApp({ STATIC_DIR: staticDir, BASE_PATH: '/cabinet' });
});
afterAll(async () => {
  await test.close();
  rmSync(staticDir, { recursive: true });
});

describe('the application at a base path', () => {
  it.each(['/cabinet/', '/cabinet/index.html', '/cabinet/advertiser/campaigns?search=x', '/cabinet/nope'])(
    '%s is its page',
    async (url) => {
      const reply = await test.app.inject({ url });
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('<title>Preroll</title>');
      expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    },
  );

  it('serves its assets there', async () => {
    const part = await test.app.inject({ url: '/cabinet/assets/index-abc123.js' });
    expect(part.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await test.app.inject({ url: '/cabinet/favicon.svg' })).statusCode).toBe(200);
  });

  it.each([
    ['/', '/cabinet/'],
    ['/?redirect=%2Fabout', '/cabinet/?redirect=%2Fabout'],
    ['/cabinet', '/cabinet/'],
  ])('%s redirects to %s', async (url, location) => {
    const reply = await test.app.inject({ url });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, location]);
  });

  it.each([
    '/index.html',
    '/favicon.svg',
    '/assets/index-abc123.js',
    '/advertiser/campaigns',
    '/cabinets/',
    '/Cabinet/',
    '/cabinet/assets/index-old.js',
    '//evil.example',
    '/backend/api/nope',
    '/media/nope',
  ])('%s is not found', async (url) => {
    const reply = await test.app.inject({ url });
    expect([reply.statusCode, reply.json()]).toEqual([404, { error: 'Not found' }]);
  });

  it('does not move the API', async () => {
    expect((await test.call('GET', 'auth/me')).status).toBe(401);
  });
});

it.each(['/', '/ads/'])('a server at %s refuses a build for another base path', async (basePath) => {
  await expect(registerStaticFiles(Fastify(), { staticDir, basePath })).rejects.toThrow(
    new ConfigError(
      `The application in ${staticDir} was built for BASE_PATH /cabinet/, not ${basePath}. Build it again with this one.`,
    ),
  );
});
