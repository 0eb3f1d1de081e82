import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChdbProcess, hasChdb, startChdb } from './chdb-process.ts';
import { createEventStore, type EventStore } from './event-store.ts';

const log = { error: () => {} };

/** Each query would take minutes; the settings keep the engine from foreseeing that and rejecting it. */
const settings = 'SETTINGS max_block_size = 10, timeout_before_checking_execution_speed = 0';
const slow = {
  sum: { sql: `SELECT sum(sleepEachRow(0.01)) AS sum FROM numbers(100000) ${settings}`, params: {} },
  rows: { sql: `SELECT sleepEachRow(0.001) AS row FROM numbers(1000000) ${settings}`, params: {} },
};

describe.skipIf(!hasChdb()).each(['embedded', 'by url'])('a question to a store (%s)', (place) => {
  let store: EventStore;
  let other: ChdbProcess | undefined;

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'preroll-cancelled-'));
    other = place === 'embedded' ? undefined : await startChdb(join(dataDir, 'clickhouse'));
    const clickhouseUrl = other?.address.url.replace('//', `//default:${other.address.password}@`);
    store = createEventStore({ config: { dataDir, clickhouseUrl }, log });
  });
  afterAll(async () => {
    await store.close();
    await other?.stop();
  });

  const running = async () => {
    const sql = "SELECT count() AS count FROM system.processes WHERE query LIKE '%sleepEachRow(0%'";
    const { data } = await store.read<{ count: string }>({ sql: `${sql} AND query NOT LIKE '%system%'`, params: {} });
    return Number(data[0]?.count);
  };
  /** In milliseconds; much less than the question would take. */
  const soon = { timeout: 5_000 };

  it('ends when the request for the answer is aborted', async () => {
    const waiting = new AbortController();
    const answer = store.read(slow.sum, waiting.signal);
    await expect.poll(running).toBe(1);
    waiting.abort();
    await expect(answer).rejects.toThrow('abort');
    await expect.poll(running, soon).toBe(0);
  });

  it('ends when the request for its rows is aborted', async () => {
    const waiting = new AbortController();
    const rows = store.stream(slow.sum, waiting.signal);
    await expect.poll(running).toBe(1);
    waiting.abort();
    await expect(rows).rejects.toThrow('abort');
    await expect.poll(running, soon).toBe(0);
  });

  it('ends when the reader of its rows leaves', async () => {
    const rows = await store.stream(slow.rows, new AbortController().signal);
    for await (const chunk of rows) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    await expect.poll(running, soon).toBe(0);
  });

  it('ends when its signal aborts between two rows', async () => {
    const waiting = new AbortController();
    const rows = (await store.stream(slow.rows, waiting.signal))[Symbol.asyncIterator]();
    await rows.next();
    expect(await running()).toBe(1);
    waiting.abort();
    await expect(rows.next()).rejects.toThrow('abort');
    await expect.poll(running, soon).toBe(0);
  });
});
