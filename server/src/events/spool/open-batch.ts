import type { Part } from './open-part.ts';
import type { RecordedEvent } from './recorded-event.ts';

/** In milliseconds: the lines that come in that time are written together. */
const WRITTEN_EVERY = 5;

/** A batch that takes events. */
export interface OpenBatch {
  readonly file: string;
  readonly begun: Date;
  rows(): number;
  /** What is written of it. */
  bytes(): number;
  /** Resolves when the events are written. Those of a later call stand behind them. */
  add(events: readonly RecordedEvent[]): Promise<void>;
  /** Writes what is left and closes the file. */
  close(): Promise<void>;
}

/** Begins a batch, whose file is opened for its first lines. */
export function beginBatch(file: string, begun: Date, openFile: () => Promise<Part>): OpenBatch {
  let opened: Promise<Part> | undefined;
  let rows = 0;
  let bytes = 0;
  /** Lines that are not being written yet, and those who wait for them. */
  let pending: { lines: string[]; written: PromiseWithResolvers<void>; timer: NodeJS.Timeout } | undefined;
  let writing = Promise.resolve();

  const openOnce = () => {
    opened ??= openFile().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  const write = () => {
    // what comes while the disk is busy is written together as well
    writing = writing.then(async () => {
      if (pending === undefined) return;
      const { lines, written, timer } = pending;
      clearTimeout(timer);
      pending = undefined;
      const text = lines.join('');
      try {
        const part = await openOnce();
        await part.append(text);
        bytes += Buffer.byteLength(text);
        written.resolve();
      } catch (error) {
        written.reject(error);
      }
    });
  };

  return {
    file,
    begun,
    rows: () => rows,
    bytes: () => bytes,
    add(events) {
      pending ??= { lines: [], written: Promise.withResolvers<void>(), timer: setTimeout(write, WRITTEN_EVERY) };
      for (const event of events) pending.lines.push(`${JSON.stringify(event)}\n`);
      rows += events.length;
      return pending.written.promise;
    },
    async close() {
      write();
      await writing;
      const part = await opened;
      opened = undefined;
      await part?.close();
    },
  };
}
