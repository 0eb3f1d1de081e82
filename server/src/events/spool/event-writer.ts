import { randomBytes } from 'node:crypto';
import { EventStoreError } from '../store/event-store.ts';
import { batchFile, begunOf, writeDurably } from './event-spool.ts';
import type { RecordedEvent } from './recorded-event.ts';
import { createDelivery, type DeliveryDeps } from './spool-delivery.ts';

export interface EventWriter {
  /**
   * Takes events. Resolves when they are on the disk, so that neither a crash of this process nor an absent store loses
   * them; they are counted once.
   * @throws EventStoreError when the disk is full, or the store was away so long that its share of the disk is used up
   */
  recordEvents(events: readonly RecordedEvent[]): Promise<void>;
  /** Counts what waits and sends it to the store, and resolves when all that was recorded before is there, or the store is away. */
  deliver(): Promise<void>;
  /** Up to when everything recorded is in the store, by all servers that share it. */
  completeTo(): Promise<Date>;
  close(): Promise<void>;
}

interface WriterDeps extends DeliveryDeps {
  mostBytes?: number;
  /** Puts a batch on the disk. */
  write?: typeof writeDurably;
}

/** A batch ends after so many rows, or milliseconds. */
const MOST_ROWS = 5_000;
const LONGEST = 1_000;

/** So much waits on the disk before an embedded store is started for it. */
const WORTH_STARTING = 8 * 1024 * 1024;
const MOST_BYTES = 512 * 1024 * 1024;

/** In milliseconds: so long after a batch began, it is on the disk and counted, unless PostgreSQL is away. */
const LONGEST_UNSEEN = 5_000;

interface Batch {
  lines: string[];
  begun: Date;
  written: PromiseWithResolvers<void>;
  timer: NodeJS.Timeout;
}

/**
 * Writes events in batches. A batch is a file whose name is its token: it is on the disk before it counts as taken, and
 * stays until the day counters and the store have it. Both take a token once, so a batch that comes again after a crash
 * changes nothing.
 */
export function createEventWriter({ mostBytes = MOST_BYTES, write = writeDurably, ...deps }: WriterDeps): EventWriter {
  const { directory, store, counters } = deps;
  const delivery = createDelivery(deps);
  let batch: Batch | undefined;
  /** When the batches began that are not on the disk yet. */
  const unwritten = new Set<Date>();
  let writing = Promise.resolve();

  const beginBatch = (): Batch => {
    const begun = new Date();
    unwritten.add(begun);
    return { lines: [], begun, written: Promise.withResolvers<void>(), timer: setTimeout(endBatch, LONGEST) };
  };

  const endBatch = () => {
    if (batch === undefined) return;
    const { lines, begun, written, timer } = batch;
    clearTimeout(timer);
    batch = undefined;
    writing = writing
      .then(async () => {
        const file = batchFile(begun, randomBytes(8).toString('hex'));
        const text = `${lines.join('\n')}\n`;
        await write(directory, file, text).catch((error: unknown) => {
          throw isFull(error) ? new EventStoreError('The disk is full: no event can be recorded', new Date()) : error;
        });
        delivery.add({ file, bytes: Buffer.byteLength(text), begun });
        void delivery.count();
        if (!store.isEmbedded || store.isOpen() || delivery.waitingBytes() > WORTH_STARTING) void delivery.send();
      })
      .finally(() => unwritten.delete(begun))
      .then(() => written.resolve(), written.reject);
  };

  return {
    async recordEvents(events) {
      if (events.length === 0) return;
      await delivery.ready();
      if (delivery.waitingBytes() > mostBytes)
        throw new EventStoreError('The event store was away for too long', new Date());
      batch ??= beginBatch();
      const { lines, written } = batch;
      for (const event of events) lines.push(JSON.stringify(event));
      if (lines.length >= MOST_ROWS) endBatch();
      await written.promise;
    },

    async deliver() {
      await delivery.ready();
      endBatch();
      await writing;
      await delivery.send();
    },

    async completeTo() {
      const own = [...delivery.begun(), ...unwritten].map((moment) => moment.getTime());
      if (store.isEmbedded) return new Date(Math.min(Date.now(), ...own));
      const now = Date.now();
      const oldest = await counters.oldest();
      const others = oldest === null ? [] : [begunOf(oldest).getTime()];
      return new Date(Math.min(now - LONGEST_UNSEEN, ...own, ...others));
    },

    async close() {
      await delivery.idle();
      endBatch();
      await writing;
      await delivery.idle();
    },
  };
}

/** Node's codes for a disk, or a share of one, without room. */
const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
