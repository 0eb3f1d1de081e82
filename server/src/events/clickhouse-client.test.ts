import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { connect, questionsOf } from './clickhouse-client.ts';

/** Refuses questions that would take more memory than this, as ClickHouse does, until they go on in files. */
async function startStore(longest: number) {
  const asked: number[] = [];
  const server = createServer(({ url = '' }, response) => {
    const { searchParams } = new URL(url, 'http://localhost');
    const inMemory = Number(searchParams.get('max_bytes_before_external_group_by'));
    asked.push(inMemory);
    if (inMemory <= longest) return response.end(JSON.stringify({ data: [{ sum: 3 }] }));
    response.writeHead(500, { 'X-ClickHouse-Exception-Code': '241' });
    response.end('Code: 241. DB::Exception: Query memory limit exceeded (MEMORY_LIMIT_EXCEEDED)');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = connect({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, password: undefined });
  return {
    asked,
    read: () => questionsOf(client, true).read<{ sum: number }>({ sql: 'SELECT 3 AS sum', params: {} }),
    async [Symbol.asyncDispose]() {
      await client.close();
      server.close();
    },
  };
}

it('asks an embedded store again in files if there is too little memory', async () => {
  await using store = await startStore(140_000_000);
  expect((await store.read()).data).toEqual([{ sum: 3 }]);
  expect(store.asked).toEqual([180_000_000, 100_000_000]);
});

it('gives up a question that needs more memory in files too', async () => {
  await using store = await startStore(1);
  await expect(store.read()).rejects.toMatchObject({ code: '241' });
  expect(store.asked).toHaveLength(2);
});
