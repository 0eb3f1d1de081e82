import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openConnection } from './store-connection.ts';

/** Pending responses whose rows are sent later. */
const slow: ServerResponse[] = [];

/** Answers like ClickHouse without rows; queries for slow rows get the first row only. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (!Buffer.concat(chunks).toString().includes('slow')) return response.end();
    response.write('{"row":1}\n');
    slow.push(response);
  });
});
let clickhouseUrl = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  clickhouseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const openSockets = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** Less than an idle connection stays open by itself. */
const soon = { timeout: 1_500 };

it('closes the sockets of a retired connection', async () => {
  const connection = await openConnection({ clickhouseUrl, dataDir: tmpdir() }, {});
  expect(await openSockets()).toBe(1);
  connection.retire();
  await expect.poll(openSockets, soon).toBe(0);
});

it('finishes pending reads through a retired connection', async () => {
  const connection = await openConnection({ clickhouseUrl, dataDir: tmpdir() }, {});
  const rows: unknown[] = [];
  const query = { sql: 'SELECT slow', params: {} };
  for await (const chunk of await connection.stream(query, new AbortController().signal)) {
    rows.push(...chunk);
    connection.retire();
    slow.shift()?.end('{"row":2}\n');
  }
  expect(rows).toEqual([{ row: 1 }, { row: 2 }]);
  await expect.poll(openSockets, soon).toBe(0);
});

it('gives up preparing a store that stays silent', async () => {
  const silent = createSocketServer(() => {});
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  let prepared = 0;
  const opening = openConnection(
    { clickhouseUrl: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`, dataDir: tmpdir() },
    {
      connectionTimeout: 50,
      alone: async () => {
        prepared += 1;
      },
    },
  );
  await expect(opening).rejects.toThrow();
  expect(prepared).toBe(0);
  silent.close();
});
