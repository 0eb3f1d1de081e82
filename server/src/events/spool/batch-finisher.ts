import { rm } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import {
  keepOfBatch,
  moveToSpool,
  readBatch,
  type SpooledBatch,
  syncSpool,
  UnreadableBatchError,
} from './event-spool.ts';
import type { OpenBatch } from './open-batch.ts';
import type { OpenFolder } from './open-folder.ts';
import type { RecordedEvent } from './recorded-event.ts';

/** A batch that takes no events any more. */
export interface EndedBatch extends Pick<OpenBatch, 'file' | 'begun' | 'bytes' | 'close'> {
  /** Whether an earlier process has begun it. */
  isAdopted?: boolean;
}

/** Which events of a batch are not to be counted. */
export interface BatchFilter {
  excludes(event: RecordedEvent): boolean;
  /** Is told when the file has nothing of that any more. */
  done(): void;
}

/**
 * Says which events of a batch are not to be counted; null if all are.
 *
 * @throws if that is not known yet: the batch waits for another attempt
 */
export type FindBatchFilter = (batch: {
  isAdopted: boolean;
  read: () => Promise<RecordedEvent[]>;
}) => Promise<BatchFilter | null>;

interface FinisherDeps {
  directory: string;
  /** The folder of open batches; the first call may put batches of earlier processes in front. */
  folder(): Promise<Pick<OpenFolder, 'pathOf'>>;
  /** Receives a batch that has gone to the spool. */
  finished(batch: SpooledBatch): void;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Takes ended batches to the spool, one after the other. */
export interface BatchFinisher {
  /** Batches that have ended and are not in the spool yet, in their order. */
  unfinished(): readonly EndedBatch[];
  putInFront(batches: readonly EndedBatch[]): void;
  /** Takes over a batch that has ended; without one, tries those again that could not be finished. */
  end(batch?: EndedBatch): void;
  addWorkBefore(work: () => Promise<void>): void;
  /** Has every batch filtered before that work. */
  filterBy(find: FindBatchFilter): void;
  /**
   * Runs work between the batches that have ended by now and later ones.
   * @throws if one of them can't be finished
   */
  runBetween<T>(work: () => Promise<T>): Promise<T>;
  idle(): Promise<void>;
  /** Tries no batch again. */
  stop(): void;
}

/** In milliseconds: so long after a failure, the batch is tried again. */
const PAUSE = 1_000;

export function createBatchFinisher({ directory, folder, finished, log }: FinisherDeps): BatchFinisher {
  const ended: EndedBatch[] = [];
  const closing = new WeakMap<EndedBatch, Promise<void>>();
  const works: (() => Promise<void>)[] = [];
  let findFilter: FindBatchFilter = async () => null;
  let finishing = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  let complaint: string | undefined;

  /** The log tells of a reason once: what a batch waits for may be away for hours. */
  const complain = (error: unknown) => {
    const reason = String(error);
    if (reason !== complaint) log.error(error, 'a batch of events could not be finished');
    complaint = reason;
  };

  const end = (batch?: EndedBatch) => {
    if (batch !== undefined) {
      ended.push(batch);
      // what it waits for may be away for hours, and its file would stay open; if that fails, it is closed later
      closing.set(batch, batch.close().catch(nothing));
    }
    const last = ended.at(-1);
    if (last === undefined) return;
    finishing = finishing
      .then(async () => {
        const { pathOf } = await folder();
        for (let [first] = ended; first !== undefined; [first] = ended) {
          // later ones have their turn
          if (!ended.includes(last)) return;
          await finish(first, pathOf(first.file));
          complaint = undefined;
        }
      })
      .catch((error: unknown) => {
        complain(error);
        if (isStopped) return;
        clearTimeout(retry);
        retry = setTimeout(end, PAUSE);
      });
  };

  // others may have been put in front of it meanwhile
  const remove = (batch: EndedBatch) => void ended.splice(ended.indexOf(batch), 1);

  /** Takes out what is not to be counted. Returns the bytes that are left; null if the batch can't be read. */
  const filtered = async ({ file, isAdopted = false, bytes }: EndedBatch, path: string): Promise<number | null> => {
    try {
      const filter = await findFilter({ isAdopted, read: () => readBatch(path) });
      if (filter === null) return bytes();
      const left = await keepOfBatch(path, (event) => !filter.excludes(event));
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
      // in its folder, where the next process takes it over: from the spool it would be counted as it is
      remove(batch);
      return;
    }
    if (bytes === 0) {
      // all of its lines were refused, or are another process's
      await rm(path, { force: true });
      remove(batch);
      return;
    }
    for (const work of works) await work();
    const isThere = await moveToSpool(directory, path, file);
    remove(batch);
    if (!isThere) throw new Error(`The batch ${file} was deleted before it was counted`);
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
