import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
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

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

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
export async function readBatch(directory: string, file: string): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  try {
    for await (const some of readLines<RecordedEvent>(createReadStream(join(directory, file)))) events.push(...some);
    return events;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    if (SHORTAGES.has(codeOf(error))) throw error;
    throw new UnreadableBatchError(`The batch ${file} can't be read`, { cause: error });
  }
}

/** Another server that shares the directory has sent the batch meanwhile. */
function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
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
