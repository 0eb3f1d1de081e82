import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerPlayer } from './register-player.ts';

const app = fastify();
registerPlayer(app);
const ask = (accepted: string) => app.inject({ url: '/vast/player.js', headers: { 'accept-encoding': accepted } });

it('is a script of at most 6.7 kB, for any page', async () => {
  const { headers, rawPayload } = await ask('br, gzip');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600',
  });
  expect(rawPayload.length).toBeLessThanOrEqual(6700);
  const plain = await ask('identity');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(gunzipSync(rawPayload).toString()).toBe(plain.body);
});
