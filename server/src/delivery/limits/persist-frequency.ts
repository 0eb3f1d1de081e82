import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Frequency, SeenRecord } from './frequency.ts';

/** In milliseconds. */
const WRITE_INTERVAL = 60_000;

const LINES_PER_CHUNK = 1_000;

/** Persists the frequency records across restarts. */
export interface PersistedFrequency {
  /** Reads the file of an earlier process, and from then on writes it once a minute. */
  load(): Promise<void>;
  /** Writes once more, if anything was loaded. */
  close(): Promise<void>;
}

interface PersistFrequencyDeps {
  /** A file with one JSON line per campaign and person; its directory exists. */
  path: string;
  frequency: Pick<Frequency, 'entries' | 'adopt'>;
  /** Whether this process owns the file: a process that takes over delivery writes it from then on. */
  mayWrite: () => boolean;
  log: Pick<FastifyBaseLogger, 'error'>;
}

export function persistFrequency({ path, frequency, mayWrite, log }: PersistFrequencyDeps): PersistedFrequency {
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isClosed = false;

  const write = () => {
    if (!mayWrite()) return;
    writing = writing
      .then(() => writeAll(path, frequency.entries(new Date())))
      .catch((error: unknown) => log.error(error, 'whom campaigns have been shown to was not written'));
  };

  return {
    async load() {
      try {
        for await (const line of createInterface({ input: createReadStream(path) })) {
          frequency.adopt(JSON.parse(line));
        }
      } catch (error) {
        // nothing was saved yet
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
          const aside = `${path}.unread`;
          await rename(path, aside).catch(() => {});
          log.error(error, `whom campaigns have been shown to was not read whole: caps go on without; see ${aside}`);
        }
      }
      if (!isClosed) timer = setInterval(write, WRITE_INTERVAL);
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

/** Writes in small chunks that don't block the event loop, to a temporary file that replaces the old one when complete. */
async function writeAll(path: string, all: Iterable<SeenRecord>): Promise<void> {
  const unfinished = `${path}.part`;
  await pipeline(Readable.from(chunks(all)), createWriteStream(unfinished, { mode: 0o600, flush: true }));
  await rename(unfinished, path);
}

function* chunks(all: Iterable<SeenRecord>): Generator<string> {
  let lines: string[] = [];
  for (const seen of all) {
    lines.push(`${JSON.stringify(seen)}\n`);
    if (lines.length < LINES_PER_CHUNK) continue;
    yield lines.join('');
    lines = [];
  }
  yield lines.join('');
}
