import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { StoredEvent } from '../counters/base-amounts.ts';
import type { DayCounters } from '../counters/count-batch.ts';
import { type EventStore, EventStoreError } from '../store/event-store.ts';
import { readBatch, readSpool, type SpooledBatch, setAside, UnreadableBatchError } from './event-spool.ts';
import type { RecordedEvent } from './recorded-event.ts';

export interface SpoolDeliveryDeps {
  /** Holds the batches that wait. */
  directory: string;
  store: Pick<EventStore, 'insert' | 'isOpen' | 'isEmbedded'>;
  counters: DayCounters;
  /** Adds the amounts in the base currency, when a batch is sent: rates are kept by day, and sending can be repeated. */
  inBase: (events: readonly RecordedEvent[]) => Promise<StoredEvent[]>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Takes batches from the disk to the day counters and to the store, in their order. */
interface SpoolDelivery {
  /** Reads what an earlier process left behind, once. */
  ready(): Promise<void>;
  /** Reads what a process has left behind that ended since then. */
  readAgain(): Promise<void>;
  /** Takes over a batch that is on the disk now. */
  add(batch: SpooledBatch): void;
  /** All that waits, in bytes. */
  waitingBytes(): number;
  /** When the batches that wait began. */
  begun(): Date[];
  /** Counts what waits, which does not wait for the store. Returns the error that it has logged, or null. */
  count(): Promise<unknown>;
  /**
   * Counts all that waits at the call.
   * @throws if PostgreSQL fails
   */
  countEverything(): Promise<void>;
  /** Counts what waits and sends it, and resolves when all that waited at the call is there, or the store is away. */
  send(): Promise<void>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** The days of a few batches are the same, so that counting them together is much less work. */
const COUNTED_AT_ONCE = 4;

interface Waiting extends SpooledBatch {
  isCounted: boolean;
}

export function createSpoolDelivery({ directory, store, counters, inBase, log }: SpoolDeliveryDeps): SpoolDelivery {
  let waiting: Waiting[] = [];
  let reading: Promise<void> | undefined;
  let counting: Promise<unknown> | undefined;
  let sending: Promise<void> | undefined;
  /** Of batches whose arrival somebody waits for: those behind them may go on coming. */
  const departures = new Map<Waiting, PromiseWithResolvers<void>>();

  const add = (batch: SpooledBatch) => {
    if (!waiting.some(({ file }) => file === batch.file)) waiting.push({ ...batch, isCounted: false });
  };

  const depart = (batch: Waiting) => {
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
      const next = waiting.filter(({ isCounted }) => !isCounted).slice(0, COUNTED_AT_ONCE);
      if (next.length === 0) return null;
      try {
        const batches = [];
        for (const batch of next) {
          const events = await readBatch(join(directory, batch.file)).catch((error: unknown) => {
            if (!(error instanceof UnreadableBatchError)) throw error;
            return putAside(batch, error);
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
        // before the file, so that no token is left of a process that ends in between
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
        await putAside(first, error);
      }
    }
  };

  /** A batch that can't be read or taken would hold up all others for ever. */
  const putAside = async (batch: Waiting, error: unknown) => {
    waiting = waiting.filter((other) => other !== batch);
    const isUnreadable = error instanceof UnreadableBatchError;
    const told = isUnreadable
      ? "can't be read; it is kept, and tried again at the next start"
      : 'is refused by the event store; it is kept';
    try {
      await counters.settle(batch.file);
      const name = await setAside(directory, batch.file, isUnreadable ? 'unreadable' : 'refused');
      log.error(error, `the batch of events ${batch.file} ${told}: ${name}`);
    } catch (failure) {
      log.error(error, `the batch of events ${batch.file} ${told}, where it is`);
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

/** ClickHouse's codes for rows that it can't read: parsing, types, unknown columns and elements. */
const REFUSALS = new Set(['6', '26', '27', '33', '38', '41', '53', '70', '72', '117', '349', '691']);

const isRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && REFUSALS.has(error.code);
