import { randomBytes } from 'node:crypto';
import { EventStoreError } from '../store/event-store.ts';
import { createAdoption } from './adopt-batches.ts';
import { createBatchFinisher, type FindBatchFilter } from './batch-finisher.ts';
import { batchFile, begunOf } from './event-spool.ts';
import { beginBatch, type OpenBatch } from './open-batch.ts';
import { openFolder } from './open-folder.ts';
import { openPart } from './open-part.ts';
import type { RecordedEvent } from './recorded-event.ts';
import { createSpoolDelivery, type SpoolDeliveryDeps } from './spool-delivery.ts';

export interface EventWriter {
  /**
   * Takes events. Resolves when they are written to the file of the open batch, so that neither a crash of this process
   * nor an absent store loses them; they are counted once. The call itself assigns them to their batch. The file is
   * synced when its batch ends, within a second or so: until then a loss of power may lose them.
   * @param options.isSettled whether they are counted in memory already: a refusal means then that they are written later
   * @throws EventStoreError when the disk is full, or the store was away so long that the spool is full
   */
  recordEvents(events: readonly RecordedEvent[], options?: { isSettled?: boolean }): Promise<void>;
  /** Whether events are refused because the spool, or the disk, is full: nothing is served then. */
  isFull(): boolean;
  /** What waits on the disk, in bytes. */
  waitingBytes(): number;
  /** Since when recorded events wait for the store; null if none does. */
  waitingSince(): Date | null;
  /**
   * Ends the open batch, calls `cut` synchronously at that moment, counts everything recorded before it, and runs `work`
   * before anything recorded later is counted: what `work` reads from the day counters plus what was recorded after
   * `cut` is everything. The work may record events, but must not wait for `deliver` or another call of this one.
   * @throws if a batch can't be finished or counted; later ones go on as usual
   */
  withEverythingCounted<T>(cut: () => void, work: () => Promise<T>): Promise<T>;
  /** Adds work that runs before each batch is synced and goes to the spool. If it fails, the batch waits for another attempt. */
  beforeBatchEnds(work: () => Promise<void>): void;
  /** Has what says so take events out of each batch, before that work. To be called before anything is recorded. */
  filterBatches(find: FindBatchFilter): void;
  /**
   * The events of batches that killed processes left unfinished. They are finished with this process's first batch, so
   * whoever needs them asks at the start, before anything else is recorded.
   */
  adopted(): Promise<readonly RecordedEvent[]>;
  /** Counts what waits and sends it to the store, and resolves when all that was recorded before is there, or the store is away. */
  deliver(): Promise<void>;
  /** Up to when everything recorded is in the store, by all servers that share it. */
  completeTo(): Promise<Date>;
  close(): Promise<void>;
}

interface WriterDeps extends SpoolDeliveryDeps {
  /** The most that waits on the disk. No limit by default. */
  mostBytes?: number;
  /** Opens the file of a batch. */
  openFile?: typeof openPart;
  /** Is told of events that are written. */
  recorded?(events: readonly RecordedEvent[]): void;
}

/** A batch ends after so many rows, or milliseconds. */
const MOST_ROWS = 5_000;
const LONGEST = 1_000;

/** In milliseconds: so long a disk that was full counts as full. */
const PAUSE = 1_000;

/** So much waits on the disk before an embedded store is started for it. */
const WORTH_STARTING = 8 * 1024 * 1024;

/** In milliseconds: so long after a batch began, it is on the disk and counted, unless PostgreSQL is away. */
const LONGEST_UNSEEN = 5_000;

/**
 * Writes events in batches. A batch is a file whose name is its token. Its lines are written as events come; at its end
 * it is synced and goes to the spool, where it stays until the day counters and the store have it. Both take a token
 * once, so a batch that comes again after a crash changes nothing.
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
      if (!store.isEmbedded || store.isOpen() || delivery.waitingBytes() > WORTH_STARTING) void delivery.send();
    },
  });

  const prepareAnew = async () => {
    await delivery.ready();
    const folder = await openFolder(directory);
    const adopt = createAdoption(folder, finisher.putInFront);
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
    return { batch, timer: setTimeout(endBatch, LONGEST) };
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

  /** When the batches began that are not in the store, in epoch milliseconds. */
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
      if (batch.rows() >= MOST_ROWS) endBatch();
      await written.catch((error: unknown) => {
        if (!hasNoRoom(error)) throw error;
        diskWasFullUntil = Date.now() + PAUSE;
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
      // a process that has waited for another one to end prepared itself while that one lived
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
      const others = oldest === null ? [] : [begunOf(oldest).getTime()];
      return new Date(Math.min(now - LONGEST_UNSEEN, ...own, ...others));
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

/** Node's codes for a disk, or a share of one, without room. */
const hasNoRoom = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
