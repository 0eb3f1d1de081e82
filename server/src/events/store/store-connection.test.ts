import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openConnection } from './store-connection.ts';

/** Rows that a reader has to wait for. */
const slow: ServerResponse[] = [];

/** Answers each statement as ClickHouse does one without rows, and what asks for slow rows with the first of them. */
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

it('a connection that is given up closes its sockets', async () => {
  const connection = await openConnection({ clickhouseUrl, dataDir: tmpdir() }, {});
  expect(await openSockets()).toBe(1);
  connection.retire();
  await expect.poll(openSockets, soon).toBe(0);
});

it('what is still read through one that is given up comes to its end', async () => {
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

it('nobody is kept from preparing a store that says nothing', async () => {
  const silent = createSocketServer(() => {});
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  let prepared = 0;
  const opening = openConnection(
    { clickhouseUrl: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`, dataDir: tmpdir() },
    {
      longestSilence: 50,
      alone: async () => {
        prepared += 1;
      },
    },
  );
  await expect(opening).rejects.toThrow();
  expect(prepared).toBe(0);
  silent.close();
});
