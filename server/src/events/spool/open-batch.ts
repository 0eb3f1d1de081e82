import type { Part } from './open-part.ts';
import type { RecordedEvent } from './recorded-event.ts';

/** In milliseconds: lines that arrive within this interval are written together. */
const WRITE_INTERVAL = 5;

/** A batch that accepts events. */
export interface OpenBatch {
  readonly file: string;
  readonly begun: Date;
  rows(): number;
  bytes(): number;
  /**
   * Resolves when the events are written. Those of later calls are written behind them.
   * @param isSettled whether they are already counted in memory: if writing fails, it is retried later
   */
  add(events: readonly RecordedEvent[], isSettled?: boolean): Promise<void>;
  /**
   * Writes the remaining lines and closes the file.
   * @throws if settled events still can't be written
   */
  close(): Promise<void>;
}

interface Line {
  text: string;
  isSettled: boolean;
}

/** Begins a batch. Its file is opened when the first lines are written. */
export function beginBatch(file: string, begun: Date, openFile: () => Promise<Part>): OpenBatch {
  let opened: Promise<Part> | undefined;
  let rows = 0;
  let bytes = 0;
  /** Lines not being written yet, and the promise of their callers. */
  let pending: { lines: Line[]; written: PromiseWithResolvers<void>; timer: NodeJS.Timeout } | undefined;
  let writing = Promise.resolve();
  /** Lines of settled events that could not be written. */
  let unwritten: string[] = [];

  const openOnce = () => {
    opened ??= openFile().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  const append = async (lines: readonly string[]) => {
    const text = lines.join('');
    const part = await openOnce();
    await part.append(text);
    bytes += Buffer.byteLength(text);
  };

  const writeUnwritten = async () => {
    if (unwritten.length === 0) return;
    await append(unwritten);
    unwritten = [];
  };

  const write = () => {
    // lines that arrive while the disk is busy are written together
    writing = writing.then(async () => {
      if (pending === undefined) return;
      const { lines, written, timer } = pending;
      clearTimeout(timer);
      pending = undefined;
      try {
        await writeUnwritten();
        await append(lines.map(({ text }) => text));
        written.resolve();
      } catch (error) {
        for (const { text, isSettled } of lines) if (isSettled) unwritten.push(text);
        written.reject(error);
      }
    });
  };

  return {
    file,
    begun,
    rows: () => rows,
    bytes: () => bytes,
    add(events, isSettled = false) {
      pending ??= { lines: [], written: Promise.withResolvers<void>(), timer: setTimeout(write, WRITE_INTERVAL) };
      for (const event of events) pending.lines.push({ text: `${JSON.stringify(event)}\n`, isSettled });
      rows += events.length;
      return pending.written.promise;
    },
    async close() {
      write();
      await writing;
      try {
        await writeUnwritten();
      } finally {
        // a retry opens it again: otherwise the files of all batches would stay open while the disk is full
        const part = await opened;
        opened = undefined;
        await part?.close();
      }
    },
  };
}
