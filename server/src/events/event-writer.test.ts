import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { EventStoreError } from './event-store.ts';
import { createEventWriter, type RecordedEvent, writeDurably } from './event-writer.ts';

const event = (site: number): RecordedEvent => ({ ts: '2026-11-20T10:00:00Z', kind: 'request', site });
const log = { error: () => {} };
const inBase = async (events: readonly RecordedEvent[]) =>
  events.map((event) => ({ ...event, price_base: 0, revenue_base: 0 }));

let directory: string;
let counters: ReturnType<typeof createCounters>;
beforeEach(async () => {
  counters = createCounters();
  directory = await mkdtemp(join(tmpdir(), 'preroll-spool-'));
});

/** Counters that take a token once, as PostgreSQL's do. */
function createCounters() {
  const taken = new Map<string, (number | undefined)[]>();
  let forgotten = 0;
  const counters = {
    areAway: false as boolean,
    async count(token: string, events: readonly RecordedEvent[]) {
      if (counters.areAway) throw new Error('no database');
      if (!taken.has(token))
        taken.set(
          token,
          events.map(({ site }) => site),
        );
    },
    async forget(token: string) {
      expect(taken.has(token)).toBe(true);
      forgotten += 1;
    },
    sites: () => [...taken.values()].flat(),
    forgotten: () => forgotten,
  };
  return counters;
}

/** A store that takes a token once, as ClickHouse does. */
function createStore() {
  const taken = new Map<string, unknown[]>();
  const store = {
    isAway: false as boolean,
    /** Takes the rows, but fails to say so. */
    losesAnswer: false as boolean,
    isOpen: () => true,
    async insert(rows: Record<string, unknown>[], token: string) {
      if (store.isAway) throw new EventStoreError('away', new Date());
      if (rows.some(({ site }) => site === -1)) throw Object.assign(new Error('Cannot parse'), { code: '27' });
      taken.set(token, rows);
      if (store.losesAnswer) throw new EventStoreError('away', new Date());
    },
    sites: () => [...taken.values()].flat().map((row) => (row as RecordedEvent).site),
  };
  return store;
}

describe('the event writer', () => {
  it('sends a batch after a second', async () => {
    const store = createStore();
    const writer = createEventWriter({ directory, store, counters, inBase, log });
    await Promise.all([writer.recordEvents([event(1), event(2)]), writer.recordEvents([event(3)])]);
    await writer.close();
    expect(store.sites()).toEqual([1, 2, 3]);
    expect([counters.sites(), counters.forgotten()]).toEqual([[1, 2, 3], 1]);
    expect(await readdir(directory)).toEqual([]);
  });

  it('keeps what the store did not take, also for the next process, and sends it once', async () => {
    const store = createStore();
    store.isAway = true;
    const first = createEventWriter({ directory, store, counters, inBase, log });
    const recorded = first.recordEvents([event(1)]);
    await first.deliver();
    await recorded;
    // lists do not wait for the store
    expect([counters.sites(), counters.forgotten()]).toEqual([[1], 0]);
    const before = first.completeTo();
    expect(before.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await readdir(directory)).toHaveLength(1);

    Object.assign(store, { isAway: false as boolean, losesAnswer: true });
    const second = createEventWriter({ directory, store, counters, inBase, log });
    await second.deliver();
    expect(await readdir(directory)).toHaveLength(1);
    store.losesAnswer = false;
    await second.deliver();
    expect(store.sites()).toEqual([1]);
    expect([counters.sites(), counters.forgotten()]).toEqual([[1], 1]);
    expect(await readdir(directory)).toEqual([]);
    expect(second.completeTo().getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  it('keeps what could not be counted away from the store, so that both say the same', async () => {
    const store = createStore();
    counters.areAway = true;
    const writer = createEventWriter({ directory, store, counters, inBase, log });
    const recorded = writer.recordEvents([event(1)]);
    await writer.deliver();
    await recorded;
    expect(store.sites()).toEqual([]);
    counters.areAway = false;
    await writer.deliver();
    expect([store.sites(), counters.sites()]).toEqual([[1], [1]]);
  });

  it('refuses events when too many wait', async () => {
    const store = createStore();
    store.isAway = true;
    const writer = createEventWriter({ directory, store, counters, inBase, log, mostBytes: 10 });
    const recorded = writer.recordEvents([event(1)]);
    await writer.deliver();
    await recorded;
    await expect(writer.recordEvents([event(2)])).rejects.toThrow('The event store was away for too long');
    store.isAway = false;
    await writer.deliver();
    const later = writer.recordEvents([event(3)]);
    await writer.deliver();
    await later;
    expect(store.sites()).toEqual([1, 3]);
  });

  it('refuses events while the disk is full, and keeps those that it took', async () => {
    const store = createStore();
    let isFull = false;
    const write = async (folder: string, file: string, text: string) => {
      if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      await writeDurably(folder, file, text);
    };
    const writer = createEventWriter({ directory, store, counters, inBase, log, write });
    store.isAway = true;
    const taken = writer.recordEvents([event(1)]);
    await writer.deliver();
    await taken;
    isFull = true;
    const refused = expect(writer.recordEvents([event(2)])).rejects.toThrow(
      'The disk is full: no event can be recorded',
    );
    await writer.deliver();
    await refused;
    isFull = false;
    store.isAway = false;
    const later = writer.recordEvents([event(3)]);
    await writer.deliver();
    await later;
    expect([store.sites(), counters.sites()]).toEqual([
      [1, 3],
      [1, 3],
    ]);
    expect(await readdir(directory)).toEqual([]);
  });

  it('puts aside a batch that the store refuses', async () => {
    const store = createStore();
    const writer = createEventWriter({ directory, store, counters, inBase, log });
    for (const site of [-1, 2]) {
      const recorded = writer.recordEvents([event(site)]);
      await writer.deliver();
      await recorded;
    }
    expect(store.sites()).toEqual([2]);
    expect((await readdir(directory)).map((file) => file.slice(-8))).toEqual(['.refused']);
  });
});
