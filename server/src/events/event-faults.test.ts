import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasChdb } from './chdb-process.ts';
import { createEventStore } from './event-store.ts';
import { createEventWriter, type RecordedEvent } from './event-writer.ts';

const BATCHES = 9;
const ROWS = 500;

/** Ends the embedded store as a crash does. */
function killStore(): number {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  const stores = children.split('\n').filter((text) => text.includes('clickhouse-child'));
  for (const line of stores) process.kill(Number.parseInt(line, 10), 'SIGKILL');
  return stores.length;
}

it.skipIf(!hasChdb())('nothing is lost or doubled when the store dies under load', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'preroll-faults-'));
  const directory = join(dataDir, 'event-spool');
  const log = { error: () => {}, warn: () => {} };
  const counted = new Map<string, number>();
  const counters = {
    count: async (token: string, events: readonly unknown[]) => void counted.set(token, events.length),
    forget: async () => {},
  };
  const inBase = async (events: readonly RecordedEvent[]) =>
    events.map((event) => ({ ...event, price_base: 0, revenue_base: 0 }));
  const store = createEventStore({ config: { dataDir }, log });
  const writer = createEventWriter({ directory, store, counters, inBase, log });
  const sumOf = async (table: string) => {
    const { data } = await store.read<{ sum: string }>({ sql: `SELECT sum(click) AS sum FROM ${table}`, params: {} });
    return Number(data[0]?.sum);
  };
  let kills = 0;
  try {
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const ts = new Date().toISOString();
      const events = Array.from({ length: ROWS }, (_, row) => ({ ts, kind: 'click' as const, campaign: row, site: 7 }));
      const recorded = writer.recordEvents(events);
      const delivered = writer.deliver();
      // at another moment of the insert each time
      if (batch % 3 === 1)
        setTimeout(() => {
          kills += killStore();
        }, batch * 3);
      await recorded;
      await delivered;
    }
    await writer.deliver();
    expect(kills).toBe(3);
    expect(await readdir(directory)).toEqual([]);
    const { data } = await store.read<{ sum: string }>({ sql: 'SELECT sum(count) AS sum FROM events', params: {} });
    expect(Number(data[0]?.sum)).toBe(BATCHES * ROWS);
    for (const table of ['events_by_campaign', 'events_by_site', 'events_by_advertiser'])
      expect(await sumOf(table), table).toBe(BATCHES * ROWS);
    expect([...counted.values()].reduce((sum, rows) => sum + rows, 0)).toBe(BATCHES * ROWS);
  } finally {
    await writer.close();
    await store.close();
  }
});
