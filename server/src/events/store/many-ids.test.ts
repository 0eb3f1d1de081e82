import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasChdb } from './chdb-process.ts';
import { createEventStore } from './event-store.ts';

/** As many ids as an admin's list may have. */
const ids = Array.from({ length: 50_000 }, (_, index) => 1_000_000 + index);
const counted = 'SELECT count() AS count FROM numbers(1000000, 100000) WHERE number IN {ids:Array(UInt32)}';

it.skipIf(!hasChdb())('accepts a question with as many ids as a list has', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'preroll-ids-'));
  const store = createEventStore({ config: { dataDir, clickhouseUrl: undefined }, log: { error: () => {} } });
  try {
    const { data } = await store.read<{ count: string }>({ sql: counted, params: { ids } });
    expect(Number(data[0]?.count)).toBe(ids.length);
    const rows = await store.stream<{ count: number }>({ sql: counted, params: { ids } }, new AbortController().signal);
    const batches: unknown[] = [];
    for await (const batch of rows) batches.push(batch);
    expect(batches).toEqual([[{ count: ids.length }]]);
  } finally {
    await store.close();
  }
});
