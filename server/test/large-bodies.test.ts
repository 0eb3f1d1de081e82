import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './harness.ts';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await startTestApp();
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => test.close());

const PART = Buffer.alloc(65_536, 'x');

/** Sends a whole body before reading, as many clients do. @returns the response; rejects if the connection breaks */
async function send(path: string, framing: string, parts: Iterable<Buffer>): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  const answered = new Promise<void>((resolve, reject) => {
    socket.on('error', reject).on('close', () => reject(new Error('closed')));
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk;
      if (answer.includes('}')) resolve();
    });
  });
  const sent = (async () => {
    socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`);
    for (const part of parts)
      await new Promise<void>((resolve, reject) => socket.write(part, (error) => (error ? reject(error) : resolve())));
  })();
  await Promise.all([answered, sent]);
  socket.removeAllListeners('close').destroy();
  return answer;
}

const refusal = /^HTTP\/1\.1 413 .*\{"error":"That is more than the server takes at once"\}$/s;
const parts = Array.from({ length: 160 }, () => PART);
const login = '/backend/api/auth/login';
/** Where players report events, without a body. */
const beacon = '/e/sealed/impression/tag';

it.each([login, beacon])(
  'a body over the limit of %s is refused, and the client can read the response',
  async (path) => {
    expect(await send(path, `content-length: ${parts.length * PART.length}`, parts)).toMatch(refusal);
  },
);

it.each([login, beacon])('a body of unknown length over the limit of %s is refused likewise', async (path) => {
  const chunks = parts.map((part) => Buffer.concat([Buffer.from('10000\r\n'), part, Buffer.from('\r\n')]));
  const answer = await send(path, 'transfer-encoding: chunked', [...chunks, Buffer.from('0\r\n\r\n')]);
  expect(answer).toMatch(/HTTP\/1\.1 413 /);
});

it('a beacon may have a few bytes', async () => {
  const body = 'x'.repeat(64);
  const { statusCode } = await test.app.inject({ method: 'POST', url: beacon, body });
  expect(statusCode).toBe(204);
  const longer = await test.app.inject({ method: 'POST', url: beacon, body: `${body}x` });
  expect(longer.statusCode).toBe(413);
});
