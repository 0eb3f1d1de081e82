import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { errorCode } from '../../platform/files/error-code.ts';
import { readLines } from './read-lines.ts';
import type { RecordedEvent } from './recorded-event.ts';

/** A batch on the disk. Its file is named by the moment at which it began. */
export interface SpooledBatch {
  file: string;
  bytes: number;
  begun: Date;
}

/** The disk does not give a batch, or what it gives is no batch. */
export class UnreadableBatchError extends Error {}

const SUFFIX = '.jsonl';
const UNREADABLE = '.unreadable';

/** Node's codes for what the process has too little of at the moment: that says nothing of the file. */
const SHORTAGES = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EINTR']);

/** The name of a batch's file, which tells when it began and is no other's. */
export const batchFile = (begun: Date, unique: string): string =>
  `${String(begun.getTime()).padStart(15, '0')}-${unique}${SUFFIX}`;

/** When a batch began; also for the token of another server. */
export const begunOf = (file: string): Date => new Date(Number.parseInt(file, 10));

/** Lists what waits, oldest first. What was unreadable before is tried again. */
export async function readSpool(directory: string): Promise<SpooledBatch[]> {
  await mkdir(directory, { recursive: true });
  for (const file of (await readdir(directory)).filter((name) => name.endsWith(SUFFIX + UNREADABLE)))
    await rename(join(directory, file), join(directory, file.slice(0, -UNREADABLE.length)));
  const files = (await readdir(directory)).filter((file) => file.endsWith(SUFFIX)).toSorted();
  const found = await Promise.all(
    files.map(async (file) => {
      const size = await stat(join(directory, file)).then(({ size: bytes }) => bytes, unlessMissing);
      return size === undefined ? [] : [{ file, bytes: size, begun: begunOf(file) }];
    }),
  );
  return found.flat();
}

/**
 * Reads the events of a batch, and lets other work run in between. There are none if another server that shares the
 * directory has sent them; any other failure is an error, because a batch that counts as empty would be deleted.
 * @throws UnreadableBatchError if it is not to be expected that another attempt succeeds
 */
export async function readBatch(path: string): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  try {
    for await (const some of readLines<RecordedEvent>(createReadStream(path))) events.push(...some);
    return events;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    if (SHORTAGES.has(errorCode(error))) throw error;
    throw new UnreadableBatchError(`The batch ${basename(path)} can't be read`, { cause: error });
  }
}

/** Keeps some events of a batch. Returns its bytes then; null if it is as before. */
export async function keepOfBatch(path: string, isKept: (event: RecordedEvent) => boolean): Promise<number | null> {
  const events = await readBatch(path);
  const kept = events.filter(isKept);
  if (kept.length === events.length) return null;
  const text = kept.map((event) => `${JSON.stringify(event)}\n`).join('');
  // whole or not at all
  await writeFile(`${path}.filtered`, text);
  await rename(`${path}.filtered`, path);
  return Buffer.byteLength(text);
}

/** Passes over a file that is gone, such as one that another server which shares the directory has sent meanwhile. */
function unlessMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}

/**
 * Keeps a batch out of the way of the others.
 * @returns its new name, which says why
 */
export async function setAside(directory: string, file: string, why: 'refused' | 'unreadable'): Promise<string> {
  const name = `${file}.${why}`;
  await rename(join(directory, file), join(directory, name));
  return name;
}

/**
 * Moves a whole batch into the spool.
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

/** Makes what was moved into the spool survive a loss of power. */
export const syncSpool = (directory: string): Promise<void> => sync(directory, 'r');

async function sync(path: string, flags: 'r' | 'r+') {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
