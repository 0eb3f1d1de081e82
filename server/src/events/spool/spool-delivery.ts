import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { StoredEvent } from '../counters/base-amounts.ts';
import type { DayCounters } from '../counters/count-batch.ts';
import { type EventStore, EventStoreError } from '../store/event-store.ts';
import { quarantineBatch, readBatch, readSpool, type SpooledBatch, UnreadableBatchError } from './event-spool.ts';
import type { RecordedEvent } from './recorded-event.ts';

export interface SpoolDeliveryDeps {
  directory: string;
  store: Pick<EventStore, 'insert' | 'isOpen' | 'isEmbedded'>;
  counters: DayCounters;
  /** Adds the amounts in the base currency when a batch is sent. Rates are stored by day, so repeated sending is safe. */
  inBase: (events: readonly RecordedEvent[]) => Promise<StoredEvent[]>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Sends batches from the disk to the day counters and the store, in order. */
interface SpoolDelivery {
  /** Lists what an earlier process left, once. */
  ready(): Promise<void>;
  /** Lists again what processes that ended since then have left. */
  readAgain(): Promise<void>;
  /** Takes over a batch that is now in the spool. */
  add(batch: SpooledBatch): void;
  waitingBytes(): number;
  /** The start times of the waiting batches. */
  begun(): Date[];
  /** Counts the waiting batches without waiting for the store. Returns the error that it has logged, or null. */
  count(): Promise<unknown>;
  /**
   * Counts all batches that are waiting at the call.
   * @throws if PostgreSQL fails
   */
  countEverything(): Promise<void>;
  /**
   * Counts and sends the waiting batches. Resolves when those waiting at the call are stored, or the store is unavailable.
   */
  send(): Promise<void>;
  /** Resolves when nothing is running. */
  idle(): Promise<void>;
}

/** Batches counted together. A few consecutive ones share their days, which makes this much cheaper than one by one. */
const MAX_COUNTED_TOGETHER = 4;

interface WaitingBatch extends SpooledBatch {
  isCounted: boolean;
}

export function createSpoolDelivery({ directory, store, counters, inBase, log }: SpoolDeliveryDeps): SpoolDelivery {
  let waiting: WaitingBatch[] = [];
  let reading: Promise<void> | undefined;
  let counting: Promise<unknown> | undefined;
  let sending: Promise<void> | undefined;
  /** Pending `send()` calls, by the last batch each waits for; later batches don't delay them. */
  const departures = new Map<WaitingBatch, PromiseWithResolvers<void>>();

  const add = (batch: SpooledBatch) => {
    if (!waiting.some(({ file }) => file === batch.file)) waiting.push({ ...batch, isCounted: false });
  };

  const depart = (batch: WaitingBatch) => {
    departures.get(batch)?.resolve();
    departures.delete(batch);
  };

  const count = (): Promise<unknown> => {
    counting ??= countAll().finally(() => {
      counting = undefined;
    });
    return counting;
  };

  const countAll = async (): Promise<unknown> => {
    for (;;) {
      const next = waiting.filter(({ isCounted }) => !isCounted).slice(0, MAX_COUNTED_TOGETHER);
      if (next.length === 0) return null;
      try {
        const batches = [];
        for (const batch of next) {
          const events = await readBatch(join(directory, batch.file)).catch((error: unknown) => {
            if (!(error instanceof UnreadableBatchError)) throw error;
            return quarantine(batch, error);
          });
          if (events !== undefined) batches.push({ batch, token: batch.file, events });
        }
        await counters.count(batches);
        for (const { batch } of batches) batch.isCounted = true;
      } catch (error) {
        log.error(error, 'events were not counted');
        return error;
      }
    }
  };

  const sendAll = async (): Promise<void> => {
    await count();
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      if (!first.isCounted) await count();
      if (waiting[0] !== first) continue;
      if (!first.isCounted) return;
      try {
        const rows: object[] = await inBase(await readBatch(join(directory, first.file)));
        await store.insert(rows as Record<string, unknown>[], first.file);
        // before the file is deleted, so that no token stays behind if the process ends in between
        await counters.settle(first.file);
        await rm(join(directory, first.file), { force: true });
        await counters.forget(first.file);
        waiting.shift();
        depart(first);
      } catch (error) {
        if (!isRefusal(error) && !(error instanceof UnreadableBatchError)) {
          if (!(error instanceof EventStoreError)) log.error(error, 'events were not sent to the store');
          return;
        }
        await quarantine(first, error);
      }
    }
  };

  /** Sets aside a batch that can't be read or is rejected, which would otherwise block all others forever. */
  const quarantine = async (batch: WaitingBatch, error: unknown) => {
    waiting = waiting.filter((other) => other !== batch);
    const isUnreadable = error instanceof UnreadableBatchError;
    const problem = isUnreadable
      ? "can't be read; it is kept, and tried again at the next start"
      : 'is refused by the event store; it is kept';
    try {
      await counters.settle(batch.file);
      const name = await quarantineBatch(directory, batch.file, isUnreadable ? 'unreadable' : 'refused');
      log.error(error, `the batch of events ${batch.file} ${problem}: ${name}`);
    } catch (failure) {
      log.error(error, `the batch of events ${batch.file} ${problem}, where it is`);
      log.error(failure, 'it could not be set aside');
    }
    depart(batch);
  };

  return {
    ready() {
      reading ??= readSpool(directory).then(
        (files) => {
          waiting = files.map((file) => ({ ...file, isCounted: false }));
        },
        (error: unknown) => {
          reading = undefined;
          throw error;
        },
      );
      return reading;
    },
    async readAgain() {
      for (const batch of await readSpool(directory)) add(batch);
    },
    add,
    waitingBytes: () => waiting.reduce((sum, { bytes }) => sum + bytes, 0),
    begun: () => waiting.map(({ begun }) => begun),
    count,
    async countEverything() {
      while (waiting.some(({ isCounted }) => !isCounted)) {
        const error = await count();
        if (error !== null) throw error;
      }
    },
    send() {
      sending ??= sendAll().finally(() => {
        sending = undefined;
      });
      const last = waiting.at(-1);
      if (last === undefined) return sending;
      const departure = departures.get(last) ?? Promise.withResolvers<void>();
      departures.set(last, departure);
      return Promise.race([sending, departure.promise]);
    },
    async idle() {
      await reading?.catch(() => {});
      await counting;
      await sending;
    },
  };
}

/** ClickHouse's error codes for rows that it can't read: parsing, types, unknown columns and elements. */
const UNREADABLE_ROW_CODES = new Set(['6', '26', '27', '33', '38', '41', '53', '70', '72', '117', '349', '691']);

const isRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && UNREADABLE_ROW_CODES.has(error.code);
