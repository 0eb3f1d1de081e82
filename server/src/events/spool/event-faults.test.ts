import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CountedBatch } from '../counters/count-batch.ts';
import { hasChdb, startChdb } from '../store/chdb-process.ts';
import { connect } from '../store/clickhouse-client.ts';
import { createEventStore } from '../store/event-store.ts';
import { readSpool } from './event-spool.ts';
import { createEventWriter } from './event-writer.ts';
import type { RecordedEvent } from './recorded-event.ts';

const BATCHES = 9;
const ROWS = 500;

function killStore(): number {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  const stores = children.split('\n').filter((text) => text.includes('clickhouse-child'));
  for (const line of stores) process.kill(Number.parseInt(line, 10), 'SIGKILL');
  return stores.length;
}

const log = { error: () => {} };
const noCounters = { settle: async () => {}, forget: async () => {}, oldest: async () => null };
const inBase = async (events: readonly RecordedEvent[]) =>
  events.map((event) => ({ ...event, price_base: 0, revenue_base: 0 }));

/** Starts a TCP proxy whose port stays the same while it is down. */
async function startPassage(target: number) {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const store = connectTo(target, '127.0.0.1');
    for (const socket of [client, store]) sockets.add(socket.on('error', () => {}));
    client.pipe(store).pipe(client);
  });
  const comeBack = (port: number) =>
    new Promise<number>((resolve) =>
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
  const port = await comeBack(0);
  return {
    port,
    comeBack: () => comeBack(port),
    async goAway() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** The fields of an event that has all of them. */
const known = {
  serve: '018f3a2b-0000-4000-8000-000000000001',
  feed: 4,
  country: 'DE',
  region: 'DE-BE',
  city: 2_950_159,
  device: 'tv',
  os: 'tizen',
  browser: 'chrome',
  language: 'de',
  advertiser_domain: 'shop.example',
  reason: 'frequency',
  invalid: 'test' as const,
};

it.skipIf(!hasChdb())(
  'reconnects to a server that was unavailable and sends it the events recorded meanwhile',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'preroll-faults-'));
    const directory = join(dataDir, 'event-spool');
    const other = await startChdb(join(dataDir, 'clickhouse'));
    const passage = await startPassage(Number(new URL(other.address.url).port));
    const clickhouseUrl = `http://default:${other.address.password}@127.0.0.1:${passage.port}`;
    let openings = 0;
    const opened = () => {
      openings += 1;
      void writer.deliver();
    };
    const store = createEventStore({ config: { dataDir, clickhouseUrl }, log, opened, pause: 20 });
    const counters = { ...noCounters, count: async () => {} };
    const writer = createEventWriter({ directory, store, counters, inBase, log });
    const record = (site: number) =>
      writer.recordEvents([{ ts: new Date().toISOString(), kind: 'click', site, ...known }]);
    // bypasses the store, so that no question triggers a reconnection
    const client = connect(other.address);
    const sites = async () => {
      const result = await client.query({ query: 'SELECT site FROM events ORDER BY site', format: 'JSONEachRow' });
      return (await result.json<{ site: number }>()).map(({ site }) => site);
    };
    try {
      const first = record(1);
      await writer.deliver();
      await first;
      expect([await sites(), openings, store.unavailable()]).toEqual([[1], 1, null]);
      await passage.goAway();
      const second = record(2);
      await writer.deliver();
      await second;
      expect(store.unavailable()).toMatchObject({ error: 'The event store does not answer' });
      await passage.comeBack();
      await expect.poll(() => readSpool(directory)).toEqual([]);
      expect([await sites(), openings, store.unavailable()]).toEqual([[1, 2], 2, null]);
      const query = `SELECT ${Object.keys(known).join()} FROM events WHERE site = 1`;
      expect(await (await client.query({ query, format: 'JSONEachRow' })).json()).toEqual([known]);
    } finally {
      await writer.close();
      await store.close();
      await client.close();
      await passage.goAway();
      await other.stop();
    }
  },
);

it('retries a server that is unavailable after growing pauses', async () => {
  const moments: number[] = [];
  const enough = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    moments.push(performance.now());
    socket.destroy();
    if (moments.length === 4) enough.resolve();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const clickhouseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store = createEventStore({ config: { dataDir: tmpdir(), clickhouseUrl }, log, pause: 50 });
  await expect(store.read({ sql: 'SELECT 1', params: {} })).rejects.toThrow('The event store does not answer');
  await enough.promise;
  await store.close();
  server.close();
  const pauses = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
  // timers may fire slightly early, and the previous attempt took some time
  for (const [index, pause] of [50, 100, 200].entries()) expect(pauses[index]).toBeGreaterThan(pause - 5);
});

it.skipIf(!hasChdb())('starts the store only once again when several questions break off together', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'preroll-faults-'));
  let openings = 0;
  const opened = () => {
    openings += 1;
  };
  const store = createEventStore({ config: { dataDir }, log, opened });
  const slow = { sql: 'SELECT sum(sleepEachRow(0.01)) AS sum FROM numbers(100)', params: {} };
  try {
    await store.read({ sql: 'SELECT 1', params: {} });
    const questions = [1, 2, 3].map(() => store.read<{ sum: number }>(slow));
    expect(killStore()).toBe(1);
    const answers = await Promise.all(questions);
    expect(answers.map(({ data }) => data)).toEqual([[{ sum: 0 }], [{ sum: 0 }], [{ sum: 0 }]]);
    expect([openings, killStore()]).toEqual([2, 1]);
  } finally {
    await store.close();
  }
});

it.skipIf(!hasChdb())('neither loses nor duplicates events when the store dies under load', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'preroll-faults-'));
  const directory = join(dataDir, 'event-spool');
  const counted = new Map<string, number>();
  const counters = {
    ...noCounters,
    async count(batches: readonly CountedBatch[]) {
      for (const { token, events } of batches) counted.set(token, events.length);
    },
  };
  const store = createEventStore({ config: { dataDir }, log });
  const writer = createEventWriter({ directory, store, counters, inBase, log });
  const sumOf = async (table: string, column = 'click') => {
    const sql = `SELECT sum(${column}) AS sum FROM ${table}`;
    const { data } = await store.read<{ sum: string }>({ sql, params: {} });
    return Number(data[0]?.sum);
  };
  let kills = 0;
  try {
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const ts = new Date().toISOString();
      const events = Array.from({ length: ROWS }, (_, row) => ({ ts, kind: 'click' as const, campaign: row, site: 7 }));
      const recorded = writer.recordEvents(events);
      const delivered = writer.deliver();
      // kills it at a different moment of the insert each time
      if (batch % 3 === 1)
        setTimeout(() => {
          kills += killStore();
        }, batch * 3);
      await recorded;
      await delivered;
    }
    await writer.deliver();
    expect(kills).toBe(3);
    expect(await readSpool(directory)).toEqual([]);
    expect(await sumOf('events', 'count')).toBe(BATCHES * ROWS);
    for (const table of ['events_by_campaign', 'events_by_site'])
      expect(await sumOf(table), table).toBe(BATCHES * ROWS);
    expect([...counted.values()].reduce((sum, rows) => sum + rows, 0)).toBe(BATCHES * ROWS);
  } finally {
    await writer.close();
    await store.close();
  }
});
