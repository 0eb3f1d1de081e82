import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { DirectoryInUseError, lockDirectory } from '../../platform/db/directory-lock.ts';
import { errorCode } from '../../platform/files/error-code.ts';
import { type SpooledBatch, startTimeOf } from './event-spool.ts';

const OPEN_SUFFIX = '.open';
const PART_SUFFIX = '.part';

/** In milliseconds. A younger folder without files may be one that another server is about to lock. */
const ABANDONED_AFTER = 60_000;

/** A process's folder of batches that are not in the spool yet; locked as long as the process lives. */
export interface OpenFolder {
  pathOf(file: string): string;
  /** Takes over what processes killed since the last call have left, without incomplete lines. */
  takeOver(): Promise<readonly SpooledBatch[]>;
  /** Leaves its batches to the next process. */
  close(): Promise<void>;
}

/** Creates a folder in the spool. */
export async function openFolder(directory: string): Promise<OpenFolder> {
  const name = randomBytes(8).toString('hex') + OPEN_SUFFIX;
  const folder = join(directory, name);
  await mkdir(folder, { recursive: true });
  const lock = lockDirectory(folder);
  return {
    pathOf: (file) => join(folder, file + PART_SUFFIX),
    async takeOver() {
      const others = (await readdir(directory)).filter((other) => other.endsWith(OPEN_SUFFIX) && other !== name);
      const moved: string[] = [];
      for (const other of others) moved.push(...(await moveParts(join(directory, other), folder)));
      const adopted: SpooledBatch[] = [];
      for (const part of moved.toSorted()) {
        const bytes = await cutToLines(join(folder, part));
        const file = part.slice(0, -PART_SUFFIX.length);
        if (bytes > 0) adopted.push({ file, bytes, begun: startTimeOf(file) });
      }
      return adopted;
    },
    async close() {
      lock.release();
      if ((await partsOf(folder)).length === 0) await rm(folder, { recursive: true, force: true });
    },
  };
}

const partsOf = async (folder: string) =>
  (await readdir(folder)).filter((file) => file.endsWith(PART_SUFFIX)).toSorted();

/** Moves the batches of a folder, unless its process is alive. Returns their files. */
async function moveParts(from: string, to: string): Promise<string[]> {
  const moved: string[] = [];
  try {
    if ((await partsOf(from)).length === 0 && Date.now() - (await stat(from)).mtimeMs < ABANDONED_AFTER) return moved;
    const lock = lockDirectory(from);
    try {
      for (const part of await partsOf(from)) {
        await rename(join(from, part), join(to, part));
        moved.push(part);
      }
      await rm(from, { recursive: true });
    } finally {
      lock.release();
    }
  } catch (error) {
    // another starting server has taken it over
    if (errorCode(error) !== 'ENOENT' && !(error instanceof DirectoryInUseError)) throw error;
  }
  return moved;
}

/**
 * Cuts off an incomplete line, whose recording was never confirmed.
 * @returns the remaining bytes; an empty file is deleted
 */
async function cutToLines(path: string): Promise<number> {
  const content = await readFile(path);
  const end = content.lastIndexOf('\n') + 1;
  if (end === 0) await rm(path);
  else if (end < content.length) await truncate(path, end);
  return end;
}
