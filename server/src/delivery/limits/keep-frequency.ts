import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Frequency, KeptSeen } from './frequency.ts';

/** In milliseconds. */
const WRITTEN_EVERY = 60_000;

/** So many lines are written in one go. */
const LINES = 1_000;

/** Keeps whom campaigns have been shown to beyond the end of a process. */
export interface KeptFrequency {
  /** Reads what an earlier process wrote, and writes once a minute from then on. */
  load(): Promise<void>;
  /** Writes for the last time, if anything was read. */
  close(): Promise<void>;
}

interface KeepFrequencyDeps {
  /** A file with a line of JSON per campaign and person; its directory exists. */
  path: string;
  frequency: Pick<Frequency, 'kept' | 'adopt'>;
  /** Whether the file is this process's: one that has taken over delivery writes it from then on. */
  mayWrite: () => boolean;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export function keepFrequency({ path, frequency, mayWrite, log }: KeepFrequencyDeps): KeptFrequency {
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isClosed = false;

  const write = () => {
    if (!mayWrite()) return;
    writing = writing
      .then(() => writeAll(path, frequency.kept(new Date())))
      .catch((error: unknown) => log.error(error, 'whom campaigns have been shown to was not written'));
  };

  return {
    async load() {
      try {
        for await (const line of createInterface({ input: createReadStream(path) })) {
          frequency.adopt(JSON.parse(line));
        }
      } catch (error) {
        // without a file, nothing was kept yet
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
          const aside = `${path}.unread`;
          await rename(path, aside).catch(() => {});
          log.error(error, `whom campaigns have been shown to was not read whole: caps go on without; see ${aside}`);
        }
      }
      if (!isClosed) timer = setInterval(write, WRITTEN_EVERY);
    },

    async close() {
      isClosed = true;
      if (timer === undefined) return;
      clearInterval(timer);
      write();
      await writing;
    },
  };
}

/** Writes in small pieces, so that nobody waits for it, and leaves the old file until the new one is whole. */
async function writeAll(path: string, all: Iterable<KeptSeen>): Promise<void> {
  const unfinished = `${path}.part`;
  await pipeline(Readable.from(pieces(all)), createWriteStream(unfinished, { mode: 0o600, flush: true }));
  await rename(unfinished, path);
}

function* pieces(all: Iterable<KeptSeen>): Generator<string> {
  let lines: string[] = [];
  for (const seen of all) {
    lines.push(`${JSON.stringify(seen)}\n`);
    if (lines.length < LINES) continue;
    yield lines.join('');
    lines = [];
  }
  yield lines.join('');
}
