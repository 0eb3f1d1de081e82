import { randomBytes } from 'node:crypto';
import { EventStoreError } from '../store/event-store.ts';
import { createBatchAdopter } from './adopt-batches.ts';
import { createBatchFinisher, type FindBatchFilter } from './batch-finisher.ts';
import { batchFile, startTimeOf } from './event-spool.ts';
import { beginBatch, type OpenBatch } from './open-batch.ts';
import { openFolder } from './open-folder.ts';
import { openPart } from './open-part.ts';
import type { RecordedEvent } from './recorded-event.ts';
import { createSpoolDelivery, type SpoolDeliveryDeps } from './spool-delivery.ts';

export interface EventWriter {
  /**
   * Records events. Resolves when they are written to the file of the open batch, so that neither a crash of this process
   * nor an unavailable store loses them; each is counted once. Events are assigned to their batch synchronously. The file
   * is synced when the batch ends, within about a second; until then a power loss may lose them.
   * @param options.isSettled whether they are already counted in memory: if refused, they are written later
   * @throws EventStoreError when the disk is full, or the store was unavailable so long that the spool is full
   */
  recordEvents(events: readonly RecordedEvent[], options?: { isSettled?: boolean }): Promise<void>;
  /** Whether events are refused because the spool or the disk is full; no adverts are served then. */
  isFull(): boolean;
  /** The size of the waiting batches on disk, in bytes. */
  waitingBytes(): number;
  /** Since when recorded events have been waiting for the store; null if none are. */
  waitingSince(): Date | null;
  /**
   * Ends the open batch and calls `cut` synchronously at that moment; counts everything recorded before it, and runs `work`
   * before anything recorded later is counted. So the day counters that `work` reads, plus the events recorded after `cut`,
   * are complete. `work` may record events, but must not wait for `deliver` or another call of this function.
   * @throws if a batch can't be finished or counted; later batches go on as usual
   */
  withEverythingCounted<T>(cut: () => void, work: () => Promise<T>): Promise<T>;
  /** Adds work that runs before each batch is synced and moved to the spool. If it fails, the batch is retried. */
  beforeBatchEnds(work: () => Promise<void>): void;
  /** Filters the events of each batch before that work runs. Must be called before anything is recorded. */
  filterBatches(find: FindBatchFilter): void;
  /**
   * The events of batches that killed processes left unfinished. They are finished with this process's first batch, so
   * they must be read at startup, before anything else is recorded.
   */
  adopted(): Promise<readonly RecordedEvent[]>;
  /**
   * Counts and sends the waiting batches. Resolves when everything recorded before is stored, or the store is unavailable.
   */
  deliver(): Promise<void>;
  /** The time up to which everything recorded by all servers that share the store is in it. */
  completeTo(): Promise<Date>;
  close(): Promise<void>;
}

interface WriterDeps extends SpoolDeliveryDeps {
  /** The most bytes waiting on disk. Unlimited by default. */
  mostBytes?: number;
  openFile?: typeof openPart;
  /** Called with events once they are written. */
  recorded?(events: readonly RecordedEvent[]): void;
}

/** A batch ends after this many rows or milliseconds. */
const MAX_BATCH_ROWS = 5_000;
const MAX_BATCH_AGE = 1_000;

/** How long a disk counts as full after a write failed, in milliseconds. */
const DISK_FULL_DELAY = 1_000;

/** The waiting bytes from which an embedded store is started for them. */
const STORE_START_BYTES = 8 * 1024 * 1024;

/** Milliseconds after a batch began by which it is on disk and counted, unless PostgreSQL is unavailable. */
const MAX_COUNTING_DELAY = 5_000;

/**
 * Writes events in batches. A batch is a file whose name is its token. Lines are appended as events come. At its end the
 * file is synced and moved to the spool, where it stays until the day counters and the store have it. Both accept each token
 * once, so sending a batch again after a crash changes nothing.
 */
export function createEventWriter({
  mostBytes = Number.POSITIVE_INFINITY,
  openFile = openPart,
  recorded = () => {},
  ...deps
}: WriterDeps): EventWriter {
  const { directory, store, counters, log } = deps;
  const delivery = createSpoolDelivery(deps);
  let open: { batch: OpenBatch; timer: NodeJS.Timeout } | undefined;
  let preparing: ReturnType<typeof prepareAnew> | undefined;
  let diskWasFullUntil = 0;
  const finisher = createBatchFinisher({
    directory,
    log,
    folder: async () => (await prepare()).folder,
    finished(batch) {
      delivery.add(batch);
      void delivery.count();
      if (!store.isEmbedded || store.isOpen() || delivery.waitingBytes() > STORE_START_BYTES) void delivery.send();
    },
  });

  const prepareAnew = async () => {
    await delivery.ready();
    const folder = await openFolder(directory);
    const adopt = createBatchAdopter(folder, finisher.putInFront);
    try {
      return { folder, adopt, events: await adopt() };
    } catch (error) {
      await folder.close();
      throw error;
    }
  };

  const prepare = () => {
    preparing ??= prepareAnew().catch((error: unknown) => {
      preparing = undefined;
      throw error;
    });
    return preparing;
  };

  const openBatch = () => {
    const begun = new Date();
    const file = batchFile(begun, randomBytes(8).toString('hex'));
    const batch = beginBatch(file, begun, async () => openFile((await prepare()).folder.pathOf(file)));
    return { batch, timer: setTimeout(endBatch, MAX_BATCH_AGE) };
  };

  const endBatch = () => {
    clearTimeout(open?.timer);
    finisher.end(open?.batch);
    open = undefined;
  };

  const waitingBytes = () => {
    const unfinished = finisher.unfinished().reduce((sum, { bytes }) => sum + bytes(), open?.batch.bytes() ?? 0);
    return delivery.waitingBytes() + unfinished;
  };

  const isSpoolFull = () => waitingBytes() > mostBytes;

  /** The start times of the batches that are not in the store, in epoch milliseconds. */
  const begun = () => {
    const unfinished = [...finisher.unfinished(), ...(open === undefined ? [] : [open.batch])].map(
      (batch) => batch.begun,
    );
    return [...delivery.begun(), ...unfinished].map((moment) => moment.getTime());
  };

  return {
    async recordEvents(events, { isSettled = false } = {}) {
      if (events.length === 0) return;
      if (isSpoolFull()) throw new EventStoreError('The event store was away for too long', new Date());
      open ??= openBatch();
      const { batch } = open;
      const written = batch.add(events, isSettled);
      if (batch.rows() >= MAX_BATCH_ROWS) endBatch();
      await written.catch((error: unknown) => {
        if (!isDiskFull(error)) throw error;
        diskWasFullUntil = Date.now() + DISK_FULL_DELAY;
        throw new EventStoreError('The disk is full: no event can be recorded', new Date());
      });
      recorded(events);
    },

    isFull: () => Date.now() < diskWasFullUntil || isSpoolFull(),

    waitingBytes,

    waitingSince() {
      const own = begun();
      return own.length === 0 ? null : new Date(Math.min(...own));
    },

    async withEverythingCounted(cut, work) {
      await prepare();
      endBatch();
      cut();
      return finisher.runBetween(async () => {
        await delivery.countEverything();
        return work();
      });
    },

    beforeBatchEnds: (work) => finisher.addWorkBefore(work),
    filterBatches: (find) => finisher.filterBy(find),

    async adopted() {
      const { adopt, events } = await prepare();
      // a process that waited for another one to end has listed the spool while that one was still writing
      await delivery.readAgain();
      events.push(...(await adopt()));
      return events;
    },

    async deliver() {
      await prepare();
      endBatch();
      await finisher.idle();
      await delivery.send();
    },

    async completeTo() {
      const own = begun();
      if (store.isEmbedded) return new Date(Math.min(Date.now(), ...own));
      const now = Date.now();
      const oldest = await counters.oldest();
      const others = oldest === null ? [] : [startTimeOf(oldest).getTime()];
      return new Date(Math.min(now - MAX_COUNTING_DELAY, ...own, ...others));
    },

    async close() {
      finisher.stop();
      await delivery.idle();
      endBatch();
      await finisher.idle();
      await delivery.idle();
      const prepared = await preparing?.catch(() => undefined);
      await prepared?.folder.close();
    },
  };
}

const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
