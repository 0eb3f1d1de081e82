import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { captureLog } from '../../../test/capture-log.ts';
import { warnOfUnreadProxy } from './warn-of-unread-proxy.ts';

async function warnings(trustProxy: boolean, requests: Record<string, string>[]) {
  const log = captureLog();
  const app = Fastify({ logger: { level: 'warn', stream: log.stream } });
  warnOfUnreadProxy(app, { trustProxy });
  app.get('/', async () => 'here');
  for (const headers of requests) await app.inject({ url: '/', headers });
  return log.lines.map(({ msg }) => msg);
}
const proxied = { 'x-forwarded-for': '203.0.113.7' };

it('warns once of a proxy that is not trusted, and names the setting', async () => {
  expect(await warnings(false, [{}, proxied, proxied])).toEqual([
    'a request from 127.0.0.1 has X-Forwarded-For, which is not read: if that is your reverse proxy, ' +
      'set TRUST_PROXY=yes, or all visitors count as one',
  ]);
});

it.each([
  ['no proxy', false, {}],
  ['a trusted proxy', true, proxied],
])('says nothing with %s', async (_, trustProxy, headers) => {
  expect(await warnings(trustProxy, [headers])).toEqual([]);
});
