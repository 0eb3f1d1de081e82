import { rm } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import {
  filterBatch,
  moveToSpool,
  readBatch,
  type SpooledBatch,
  syncSpool,
  UnreadableBatchError,
} from './event-spool.ts';
import type { OpenBatch } from './open-batch.ts';
import type { OpenFolder } from './open-folder.ts';
import type { RecordedEvent } from './recorded-event.ts';

/** A batch that accepts no more events. */
export interface EndedBatch extends Pick<OpenBatch, 'file' | 'begun' | 'bytes' | 'close'> {
  /** Whether it was begun by an earlier process. */
  isAdopted?: boolean;
}

/** Selects the events of a batch that must not be counted. */
export interface BatchFilter {
  excludes(event: RecordedEvent): boolean;
  /** Called once the excluded events are removed from the file. */
  done(): void;
}

/**
 * Returns the filter of a batch; null if all of its events count.
 *
 * @throws if that is not known yet: the batch is then retried
 */
export type FindBatchFilter = (batch: {
  isAdopted: boolean;
  read: () => Promise<RecordedEvent[]>;
}) => Promise<BatchFilter | null>;

interface FinisherDeps {
  directory: string;
  /** Returns the folder of open batches; the first call may put batches of earlier processes in front. */
  folder(): Promise<Pick<OpenFolder, 'pathOf'>>;
  finished(batch: SpooledBatch): void;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Moves ended batches to the spool, one after the other. */
export interface BatchFinisher {
  /** Ended batches that are not in the spool yet, in order. */
  unfinished(): readonly EndedBatch[];
  putInFront(batches: readonly EndedBatch[]): void;
  /** Takes over an ended batch; without an argument, retries those that could not be finished. */
  end(batch?: EndedBatch): void;
  addWorkBefore(work: () => Promise<void>): void;
  /** Filters every batch before the added work runs. */
  filterBy(find: FindBatchFilter): void;
  /**
   * Runs work after the batches that have ended so far and before later ones.
   * @throws if one of them can't be finished
   */
  runBetween<T>(work: () => Promise<T>): Promise<T>;
  idle(): Promise<void>;
  stop(): void;
}

const RETRY_DELAY = 1_000;

export function createBatchFinisher({ directory, folder, finished, log }: FinisherDeps): BatchFinisher {
  const ended: EndedBatch[] = [];
  const closing = new WeakMap<EndedBatch, Promise<void>>();
  const works: (() => Promise<void>)[] = [];
  let findFilter: FindBatchFilter = async () => null;
  let finishing = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  let complaint: string | undefined;

  /** Logs a repeated error once: the dependency that a batch waits for may be unavailable for hours. */
  const complain = (error: unknown) => {
    const reason = String(error);
    if (reason !== complaint) log.error(error, 'a batch of events could not be finished');
    complaint = reason;
  };

  const end = (batch?: EndedBatch) => {
    if (batch !== undefined) {
      ended.push(batch);
      // closed now, because the dependency may be unavailable for hours; if closing fails, it is retried later
      closing.set(batch, batch.close().catch(nothing));
    }
    const last = ended.at(-1);
    if (last === undefined) return;
    finishing = finishing
      .then(async () => {
        const { pathOf } = await folder();
        for (let [first] = ended; first !== undefined; [first] = ended) {
          // batches that ended later are finished by their own call
          if (!ended.includes(last)) return;
          await finish(first, pathOf(first.file));
          complaint = undefined;
        }
      })
      .catch((error: unknown) => {
        complain(error);
        if (isStopped) return;
        clearTimeout(retry);
        retry = setTimeout(end, RETRY_DELAY);
      });
  };

  // other batches may have been put in front of it in the meantime
  const remove = (batch: EndedBatch) => void ended.splice(ended.indexOf(batch), 1);

  /** Removes events that must not be counted. Returns the remaining bytes; null if the batch can't be read. */
  const filtered = async ({ file, isAdopted = false, bytes }: EndedBatch, path: string): Promise<number | null> => {
    try {
      const filter = await findFilter({ isAdopted, read: () => readBatch(path) });
      if (filter === null) return bytes();
      const left = await filterBatch(path, (event) => !filter.excludes(event));
      filter.done();
      return left ?? bytes();
    } catch (error) {
      if (!(error instanceof UnreadableBatchError)) throw error;
      log.error(error, `the batch of events ${file} can't be read; it is kept, and tried again at the next start`);
      return null;
    }
  };

  const finish = async (batch: EndedBatch, path: string) => {
    await closing.get(batch);
    await batch.close();
    const { file, begun } = batch;
    const bytes = batch.bytes() === 0 ? 0 : await filtered(batch, path);
    if (bytes === null) {
      // leaves it in its folder for the next process; in the spool, it would be counted unfiltered
      remove(batch);
      return;
    }
    if (bytes === 0) {
      // all its lines were rejected, or belong to another process
      await rm(path, { force: true });
      remove(batch);
      return;
    }
    for (const work of works) await work();
    const exists = await moveToSpool(directory, path, file);
    remove(batch);
    if (!exists) throw new Error(`The batch ${file} was deleted before it was counted`);
    finished({ file, begun, bytes });
    await syncSpool(directory);
  };

  return {
    unfinished: () => ended,
    putInFront: (batches) => void ended.unshift(...batches),
    end,
    addWorkBefore: (work) => void works.push(work),
    filterBy(given) {
      findFilter = given;
    },
    runBetween(work) {
      const before = [...ended];
      const result = finishing.then(() => {
        if (before.some((batch) => ended.includes(batch))) throw new Error('A batch of events could not be finished');
        return work();
      });
      finishing = result.then(nothing, nothing);
      return result;
    },
    idle: () => finishing,
    stop() {
      isStopped = true;
      clearTimeout(retry);
    },
  };
}

const nothing = () => {};
