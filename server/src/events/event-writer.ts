import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { StoredEvent } from './base-amounts.ts';
import type { DayCounters } from './count-batch.ts';
import { type EventStore, EventStoreError } from './event-store.ts';

/** What a player reported; what is left out is unknown. Columns as in `server/migrations/events/0001_events.sql`. */
export interface RecordedEvent {
  /** ISO 8601. */
  ts: string;
  kind:
    | 'request'
    | 'serve'
    | 'win'
    | 'impression'
    | 'show'
    | 'skip'
    | 'click'
    | 'error'
    | `quartile${25 | 50 | 75 | 100}`;
  /** How many events the row stands for, if not one. */
  count?: number;
  advertiser?: number;
  campaign?: number;
  campaign_group?: number;
  advert?: number;
  webmaster?: number;
  site?: number;
  placement?: number;
  format?: number;
  /** Micros of all its events together, in the currency of the account. */
  price?: number;
  revenue?: number;
  /** Why the event is not billed. */
  invalid?: string;
}

export interface EventWriter {
  /**
   * Takes events. Resolves when they are on the disk, so that neither a crash of this process nor an absent store loses
   * them; they are counted once.
   * @throws EventStoreError when the disk is full, or the store was away so long that its share of the disk is used up
   */
  recordEvents(events: readonly RecordedEvent[]): Promise<void>;
  /** Counts what waits and sends it to the store, and resolves when all that was recorded before is there, or the store is away. */
  deliver(): Promise<void>;
  /** Up to when everything recorded is in the store. */
  completeTo(): Date;
  close(): Promise<void>;
}

interface WriterDeps {
  /** Holds the batches that wait. */
  directory: string;
  store: Pick<EventStore, 'insert' | 'isOpen'>;
  counters: DayCounters;
  /** Adds the amounts in the base currency, when a batch is sent: rates are kept by day, and sending can be repeated. */
  inBase: (events: readonly RecordedEvent[]) => Promise<StoredEvent[]>;
  log: Pick<FastifyBaseLogger, 'error'>;
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

interface Waiting {
  file: string;
  bytes: number;
  begun: Date;
  isCounted: boolean;
}

interface Deferred {
  promise: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}

interface Batch {
  lines: string[];
  begun: Date;
  written: Deferred;
  timer: NodeJS.Timeout;
}

/**
 * Writes events in batches. A batch is a file whose name is its token: it is on the disk before it counts as taken, and
 * stays until the day counters and the store have it. Both take a token once, so a batch that comes again after a crash
 * changes nothing.
 */
export function createEventWriter({
  directory,
  store,
  counters,
  inBase,
  log,
  mostBytes = MOST_BYTES,
  write = writeDurably,
}: WriterDeps): EventWriter {
  let batch: Batch | undefined;
  let waiting: Waiting[] = [];
  let reading: Promise<void> | undefined;
  let counting: Promise<void> | undefined;
  let sending: Promise<void> | undefined;
  let writing = Promise.resolve();

  /** Reads what an earlier process left behind, once. */
  const ready = () => {
    reading ??= readSpool(directory).then((files) => {
      waiting = files;
    });
    return reading;
  };
  const waitingBytes = () => waiting.reduce((sum, { bytes }) => sum + bytes, 0);

  const endBatch = () => {
    if (batch === undefined) return;
    const { lines, begun, written, timer } = batch;
    clearTimeout(timer);
    batch = undefined;
    writing = writing
      .then(async () => {
        const file = `${String(begun.getTime()).padStart(15, '0')}-${randomBytes(8).toString('hex')}.jsonl`;
        const text = `${lines.join('\n')}\n`;
        await write(directory, file, text).catch((error: unknown) => {
          throw isFull(error) ? new EventStoreError('The disk is full: no event can be recorded', new Date()) : error;
        });
        waiting.push({ file, bytes: Buffer.byteLength(text), begun, isCounted: false });
        void count();
        if (store.isOpen() || waitingBytes() > WORTH_STARTING) void send();
      })
      .then(() => written.resolve(), written.reject);
  };

  /** Lists don't wait for the store, which may be away. */
  const count = (): Promise<void> => {
    counting ??= countAll().finally(() => {
      counting = undefined;
    });
    return counting;
  };

  const countAll = async (): Promise<void> => {
    const isLeft = ({ isCounted }: Waiting) => !isCounted;
    for (let next = waiting.find(isLeft); next !== undefined; next = waiting.find(isLeft)) {
      try {
        await counters.count(next.file, await readBatch(directory, next.file));
        next.isCounted = true;
      } catch (error) {
        if (!isRefusal(error)) return log.error(error, 'events were not counted');
        await putAside(next, error);
      }
    }
  };

  const send = (): Promise<void> => {
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  };

  const sendAll = async (): Promise<void> => {
    await count();
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      if (!first.isCounted) await count();
      if (waiting[0] !== first) continue;
      if (!first.isCounted) return;
      try {
        const rows: object[] = await inBase(await readBatch(directory, first.file));
        await store.insert(rows as Record<string, unknown>[], first.file);
        await rm(join(directory, first.file), { force: true });
        await counters.forget(first.file);
        waiting.shift();
      } catch (error) {
        if (!isRefusal(error)) {
          if (!(error instanceof EventStoreError)) log.error(error, 'events were not sent to the store');
          return;
        }
        await putAside(first, error);
      }
    }
  };

  /** A batch that can't be read would hold up all others for ever. */
  const putAside = async (batch: Waiting, error: unknown) => {
    log.error(error, `the event store refuses the batch ${batch.file}`);
    await rename(join(directory, batch.file), join(directory, `${batch.file}.refused`));
    waiting = waiting.filter((other) => other !== batch);
  };

  return {
    async recordEvents(events) {
      if (events.length === 0) return;
      await ready();
      if (waitingBytes() > mostBytes) throw new EventStoreError('The event store was away for too long', new Date());
      batch ??= {
        lines: [],
        begun: new Date(),
        written: defer(),
        timer: setTimeout(endBatch, LONGEST),
      };
      const { lines, written } = batch;
      for (const event of events) lines.push(JSON.stringify(event));
      if (lines.length >= MOST_ROWS) endBatch();
      await written.promise;
    },

    async deliver() {
      await ready();
      endBatch();
      await writing;
      await send();
    },

    completeTo() {
      const times = [...waiting, ...(batch ? [batch] : [])].map(({ begun }) => begun.getTime());
      return new Date(Math.min(Date.now(), ...times));
    },

    async close() {
      await reading;
      endBatch();
      await writing;
      await counting;
      await sending;
    },
  };
}

function defer(): Deferred {
  let settle: Pick<Deferred, 'resolve' | 'reject'> | undefined;
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (settle === undefined) throw new Error('a promise runs its executor at once');
  return { promise, ...(settle as Pick<Deferred, 'resolve' | 'reject'>) };
}

/** ClickHouse's codes for rows that it can't read: parsing, types, unknown columns and elements. */
const REFUSALS = new Set(['6', '26', '27', '33', '38', '41', '53', '70', '72', '117', '349', '691']);

const isRefusal = (error: unknown) =>
  error instanceof SyntaxError ||
  (error instanceof Error && 'code' in error && typeof error.code === 'string' && REFUSALS.has(error.code));

/** Node's codes for a disk, or a share of one, without room. */
const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** Oldest first. */
async function readSpool(directory: string): Promise<Waiting[]> {
  await mkdir(directory, { recursive: true });
  const files = (await readdir(directory)).filter((file) => file.endsWith('.jsonl')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const { size } = await stat(join(directory, file));
      return { file, bytes: size, begun: new Date(Number.parseInt(file, 10)), isCounted: false };
    }),
  );
}

/** Reads the events of a batch. There are none if another server that shares the directory has sent them. */
async function readBatch(directory: string, file: string): Promise<RecordedEvent[]> {
  const text = await readFile(join(directory, file), 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as RecordedEvent);
}

/** Writes a file that is whole or not there, even after a loss of power. */
export async function writeDurably(directory: string, file: string, text: string): Promise<void> {
  const unfinished = join(directory, `${file}.part`);
  const handle = await open(unfinished, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } catch (error) {
    // what is there of it would only fill the disk
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rename(unfinished, join(directory, file));
  const folder = await open(directory, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
