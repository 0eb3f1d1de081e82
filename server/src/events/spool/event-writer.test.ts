import { mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CountedBatch } from '../counters/count-batch.ts';
import { EventStoreError } from '../store/event-store.ts';
import { createEventWriter } from './event-writer.ts';
import { openPart } from './open-part.ts';
import type { RecordedEvent } from './recorded-event.ts';

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

const spooled = async (folder = directory) => (await readdir(folder)).filter((name) => !name.endsWith('.open'));

/** Counters that accept each token once, as PostgreSQL does. */
function createCounters() {
  const taken = new Map<string, (number | undefined)[]>();
  const waiting = new Set<string>();
  let forgotten = 0;
  const counters = {
    areAway: false as boolean,
    async count(batches: readonly CountedBatch[]) {
      if (counters.areAway) throw new Error('no database');
      for (const { token, events } of batches) {
        waiting.add(token);
        const sites = events.map(({ site }) => site);
        if (!taken.has(token)) taken.set(token, sites);
      }
    },
    async settle(token: string) {
      waiting.delete(token);
    },
    async forget(token: string) {
      expect([taken.has(token), waiting.has(token)]).toEqual([true, false]);
      forgotten += 1;
    },
    oldest: async () => [...waiting].toSorted()[0] ?? null,
    sites: () => [...taken.values()].flat(),
    forgotten: () => forgotten,
  };
  return counters;
}

/** A store that accepts each token once, as ClickHouse does. */
function createStore() {
  const taken = new Map<string, unknown[]>();
  const store = {
    isAway: false as boolean,
    /** Stores the rows, but the response is lost. */
    losesAnswer: false as boolean,
    isEmbedded: false as boolean,
    isOpen: () => false,
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
    expect(await spooled()).toEqual([]);
    await expect.poll(counters.forgotten).toBe(1);
    expect([store.sites(), counters.sites()]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    await writer.close();
    expect(await readdir(directory)).toEqual([]);
  });

  it('starts an embedded store for a question, but not for a few events', async () => {
    const store = createStore();
    store.isEmbedded = true;
    const writer = createEventWriter({ directory, store, counters, inBase, log });
    await writer.recordEvents([event(1)]);
    await writer.close();
    expect([store.sites(), counters.sites()]).toEqual([[], [1]]);
    const next = createEventWriter({ directory, store, counters, inBase, log });
    await next.deliver();
    expect(store.sites()).toEqual([1]);
  });

  it('keeps batches that the store did not accept, also for the next process, and sends each once', async () => {
    const store = createStore();
    store.isAway = true;
    const first = createEventWriter({ directory, store, counters, inBase, log });
    const recorded = first.recordEvents([event(1)]);
    await first.deliver();
    await recorded;
    // lists don't depend on the store
    expect([counters.sites(), counters.forgotten()]).toEqual([[1], 0]);
    const before = await first.completeTo();
    expect(before.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await spooled()).toHaveLength(1);

    Object.assign(store, { isAway: false as boolean, losesAnswer: true });
    const second = createEventWriter({ directory, store, counters, inBase, log });
    await second.deliver();
    expect(await spooled()).toHaveLength(1);
    store.losesAnswer = false;
    await second.deliver();
    expect(store.sites()).toEqual([1]);
    expect([counters.sites(), counters.forgotten()]).toEqual([[1], 1]);
    expect(await spooled()).toEqual([]);
    expect((await second.completeTo()).getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  it('sends nothing to the store before it is counted, so that both agree', async () => {
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

  it('sets an unreadable batch aside, retries it at the next start and skips one that another server has sent', async () => {
    const store = createStore();
    const words: unknown[] = [];
    const deps = {
      directory,
      store,
      counters,
      inBase,
      log: { error: (...args: unknown[]) => void words.push(args[1]) },
    };
    const writer = createEventWriter(deps);
    counters.areAway = true;
    for (const site of [1, 2, 3]) {
      const recorded = writer.recordEvents([event(site)]);
      await writer.deliver();
      await recorded;
    }
    words.length = 0;
    const files = (await spooled()).toSorted();
    const [first = '', second = ''] = files.map((file) => join(directory, file));
    // a directory can't be read as a file, even by root
    await rename(first, `${first}.away`);
    await mkdir(first);
    await rm(second);
    counters.areAway = false;
    await writer.deliver();
    expect([store.sites(), counters.sites(), counters.forgotten()]).toEqual([[3], [3], 2]);
    expect(words).toEqual([
      `the batch of events ${files[0]} can't be read; it is kept, and tried again at the next start: ${files[0]}.unreadable`,
    ]);
    await rmdir(`${first}.unreadable`);
    await rename(`${first}.away`, `${first}.unreadable`);
    await createEventWriter(deps).deliver();
    expect([store.sites(), counters.sites()]).toEqual([
      [3, 1],
      [3, 1],
    ]);
    expect(await spooled()).toEqual([]);
  });

  it('sets a truncated batch aside', async () => {
    const store = createStore();
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, '000000000000001-a.jsonl'), '{"ts":"2026-11-20T10:00:00Z","ki');
    const writer = createEventWriter({ directory, store, counters, inBase, log });
    const recorded = writer.recordEvents([event(2)]);
    await writer.deliver();
    await recorded;
    expect(store.sites()).toEqual([2]);
    expect(await spooled()).toEqual(['000000000000001-a.jsonl.unreadable']);
  });

  it('knows up to when all servers have delivered', async () => {
    const [away, store] = [createStore(), createStore()];
    away.isAway = true;
    const other = createEventWriter({ directory: `${directory}-other`, store: away, counters, inBase, log });
    const writer = createEventWriter({ directory, store, counters, inBase, log });
    const recorded = other.recordEvents([event(1)]);
    await other.deliver();
    await recorded;
    const [file = ''] = await spooled(`${directory}-other`);
    vi.useFakeTimers({ now: Number.parseInt(file, 10), toFake: ['Date'] });
    try {
      expect((await writer.completeTo()).getTime()).toBe(Date.now() - 5_000);
      vi.setSystemTime(Date.now() + 60_000);
      expect((await writer.completeTo()).getTime()).toBe(Number.parseInt(file, 10));
      away.isAway = false;
      await other.deliver();
      expect((await writer.completeTo()).getTime()).toBe(Date.now() - 5_000);
    } finally {
      vi.useRealTimers();
    }
  });

  it('delivers what was recorded before the call, without waiting for later events', async () => {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const store = {
      ...createStore(),
      async insert(rows: Record<string, unknown>[]) {
        begun.push(rows.map(({ site }) => site).join());
        await new Promise<void>((resolve) => ends.push(resolve));
      },
    };
    const writer = createEventWriter({ directory, store, counters, inBase, log });
    const first = writer.recordEvents([event(1)]);
    const delivered = writer.deliver();
    await first;
    await expect.poll(() => begun).toEqual(['1']);
    const second = writer.recordEvents([event(2)]);
    const later = writer.deliver();
    await second;
    ends[0]?.();
    await delivered;
    await expect.poll(() => begun).toEqual(['1', '2']);
    expect(await spooled()).toHaveLength(1);
    ends[1]?.();
    await later;
    expect(await spooled()).toEqual([]);
  });

  it('refuses events when the spool is full', async () => {
    const store = createStore();
    store.isAway = true;
    const writer = createEventWriter({ directory, store, counters, inBase, log, mostBytes: 10 });
    const recorded = writer.recordEvents([event(1)]);
    await writer.deliver();
    await recorded;
    expect(writer.isFull()).toBe(true);
    await expect(writer.recordEvents([event(2)])).rejects.toThrow('The event store was away for too long');
    store.isAway = false;
    await writer.deliver();
    expect(writer.isFull()).toBe(false);
    const later = writer.recordEvents([event(3)]);
    await writer.deliver();
    await later;
    expect(store.sites()).toEqual([1, 3]);
  });

  it('refuses events while the disk is full, and keeps those already accepted', async () => {
    const store = createStore();
    let isFull = false;
    let open = 0;
    const openFile = async (path: string) => {
      const part = await openPart(path);
      open += 1;
      return {
        async append(text: string) {
          if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
          await part.append(text);
        },
        async close() {
          await part.close();
          open -= 1;
        },
      };
    };
    const writer = createEventWriter({ directory, store, counters, inBase, log, openFile });
    store.isAway = true;
    const taken = writer.recordEvents([event(1)]);
    await writer.deliver();
    await taken;
    isFull = true;
    const refused = expect(writer.recordEvents([event(2)])).rejects.toThrow(
      'The disk is full: no event can be recorded',
    );
    await refused;
    expect(writer.isFull()).toBe(true);
    await expect(writer.recordEvents([event(4)], { isSettled: true })).rejects.toThrow('The disk is full');
    await writer.deliver();
    // batches that wait for disk space keep no file open
    expect(open).toBe(0);
    isFull = false;
    await expect.poll(writer.isFull).toBe(false);
    store.isAway = false;
    const later = writer.recordEvents([event(3)]);
    await writer.deliver();
    await later;
    // settled events are written once there is space again
    expect([store.sites().toSorted(), counters.sites().toSorted()]).toEqual([
      [1, 3, 4],
      [1, 3, 4],
    ]);
    expect(await spooled()).toEqual([]);
  });

  it('sets aside a batch that the store rejects', async () => {
    const store = createStore();
    const writer = createEventWriter({ directory, store, counters, inBase, log });
    for (const site of [-1, 2]) {
      const recorded = writer.recordEvents([event(site)]);
      await writer.deliver();
      await recorded;
    }
    expect(store.sites()).toEqual([2]);
    expect((await spooled()).map((file) => file.slice(-8))).toEqual(['.refused']);
  });
});
