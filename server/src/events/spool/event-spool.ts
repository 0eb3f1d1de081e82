import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { errorCode } from '../../platform/files/error-code.ts';
import { readLines } from './read-lines.ts';
import type { RecordedEvent } from './recorded-event.ts';

/** A batch on disk. Its file name begins with the time at which it began. */
export interface SpooledBatch {
  file: string;
  bytes: number;
  begun: Date;
}

/** A batch could not be read from the disk, or its content is not valid. */
export class UnreadableBatchError extends Error {}

const SUFFIX = '.jsonl';
const UNREADABLE = '.unreadable';

/** Node's codes for a temporary lack of resources, which does not mean that the file is unreadable. */
const TRANSIENT_ERRORS = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EINTR']);

/** The name of a batch's file: unique, and beginning with its start time. */
export const batchFile = (begun: Date, unique: string): string =>
  `${String(begun.getTime()).padStart(15, '0')}-${unique}${SUFFIX}`;

/** The start time of a batch; also for tokens of other servers. */
export const startTimeOf = (file: string): Date => new Date(Number.parseInt(file, 10));

/** Lists the waiting batches, oldest first. Batches that were unreadable before are retried. */
export async function readSpool(directory: string): Promise<SpooledBatch[]> {
  await mkdir(directory, { recursive: true });
  for (const file of (await readdir(directory)).filter((name) => name.endsWith(SUFFIX + UNREADABLE)))
    await rename(join(directory, file), join(directory, file.slice(0, -UNREADABLE.length)));
  const files = (await readdir(directory)).filter((file) => file.endsWith(SUFFIX)).toSorted();
  const found = await Promise.all(
    files.map(async (file) => {
      const size = await stat(join(directory, file)).then(({ size: bytes }) => bytes, unlessMissing);
      return size === undefined ? [] : [{ file, bytes: size, begun: startTimeOf(file) }];
    }),
  );
  return found.flat();
}

/**
 * Reads the events of a batch, yielding to the event loop in between. Returns none if another server that shares the
 * directory has already sent the batch. Any other failure is an error, because an apparently empty batch would be deleted.
 * @throws UnreadableBatchError if a retry is not expected to succeed
 */
export async function readBatch(path: string): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  try {
    for await (const some of readLines<RecordedEvent>(createReadStream(path))) events.push(...some);
    return events;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    if (TRANSIENT_ERRORS.has(errorCode(error))) throw error;
    throw new UnreadableBatchError(`The batch ${basename(path)} can't be read`, { cause: error });
  }
}

/** Keeps some events of a batch. Returns its new size in bytes; null if nothing was removed. */
export async function filterBatch(path: string, shouldKeep: (event: RecordedEvent) => boolean): Promise<number | null> {
  const events = await readBatch(path);
  const kept = events.filter(shouldKeep);
  if (kept.length === events.length) return null;
  const text = kept.map((event) => `${JSON.stringify(event)}\n`).join('');
  // atomic: written to a temporary file and renamed
  await writeFile(`${path}.filtered`, text);
  await rename(`${path}.filtered`, path);
  return Buffer.byteLength(text);
}

/** Ignores a missing file, such as one that another server sharing the directory has sent in the meantime. */
function unlessMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}

/**
 * Sets a batch aside, so that it does not block the others.
 * @returns its new name, which contains the reason
 */
export async function quarantineBatch(directory: string, file: string, why: 'refused' | 'unreadable'): Promise<string> {
  const name = `${file}.${why}`;
  await rename(join(directory, file), join(directory, name));
  return name;
}

/**
 * Moves a complete batch into the spool.
 * @returns false if its file is gone
 */
export async function moveToSpool(directory: string, path: string, file: string): Promise<boolean> {
  try {
    await sync(path, 'r+');
    await rename(path, join(directory, file));
    return true;
  } catch (error) {
    unlessMissing(error);
    return false;
  }
}

/** Makes moves into the spool survive a power loss. */
export const syncSpool = (directory: string): Promise<void> => sync(directory, 'r');

async function sync(path: string, flags: 'r' | 'r+') {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
