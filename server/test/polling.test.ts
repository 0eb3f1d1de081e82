import { lookup } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ HOST: 'localhost', PORT: '0' });
  await test.app.listen({ host: test.config.host, port: test.config.port });
});
afterAll(() => test.close());

it('opens a socket by polling at every address of localhost', async () => {
  const { token } = await test.as(await test.createUser());
  const { port } = test.app.server.address() as AddressInfo;
  for (const { address, family } of await lookup('localhost', { all: true })) {
    const url = `http://${family === 6 ? `[${address}]` : address}:${port}`;
    const socket = io(url, { path: '/backend/io/', transports: ['polling'], auth: { token }, forceNew: true });
    try {
      await new Promise((resolve, reject) => socket.once('connect', () => resolve(null)).once('connect_error', reject));
    } finally {
      socket.disconnect();
    }
  }
});

// requests forwarded by a second HTTP server, tested even if localhost has a single address
it('responds to requests that only reach the router', async () => {
  const polling = '/backend/io/?EIO=4&transport=polling';
  const opened = await test.app.inject({ url: polling });
  expect([opened.statusCode, opened.body[0]]).toEqual([200, '0']);
  const { sid } = JSON.parse(opened.body.slice(1)) as { sid: string };
  const headers = { 'content-type': 'text/plain;charset=UTF-8' };
  const sent = await test.app.inject({ method: 'POST', url: `${polling}&sid=${sid}`, headers, payload: '40{}' });
  expect([sent.statusCode, sent.body]).toEqual([200, 'ok']);
});
