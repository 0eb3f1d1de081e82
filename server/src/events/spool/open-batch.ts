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
  /**
   * Resolves when the events are written. Those of a later call stand behind them.
   * @param isSettled whether they are counted in memory already: if they can't be written, they are again later
   */
  add(events: readonly RecordedEvent[], isSettled?: boolean): Promise<void>;
  /**
   * Writes what is left and closes the file.
   * @throws if settled events still can't be written
   */
  close(): Promise<void>;
}

interface Line {
  text: string;
  isSettled: boolean;
}

/** Begins a batch, whose file is opened for its first lines. */
export function beginBatch(file: string, begun: Date, openFile: () => Promise<Part>): OpenBatch {
  let opened: Promise<Part> | undefined;
  let rows = 0;
  let bytes = 0;
  /** Lines that are not being written yet, and those who wait for them. */
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
    // what comes while the disk is busy is written together as well
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
      pending ??= { lines: [], written: Promise.withResolvers<void>(), timer: setTimeout(write, WRITTEN_EVERY) };
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
        // another attempt opens it again: while the disk is full, the files of all batches would stay open
        const part = await opened;
        opened = undefined;
        await part?.close();
      }
    },
  };
}
