import { mkdir, statfs } from 'node:fs/promises';
import { ApiError } from '../contract/api-error.ts';

/** Returns the bytes that an ordinary user may still write to the file system of a directory. */
export type ReadFreeBytes = (directory: string) => Promise<number>;

/** Tracks how much space videos may still take. A reserve of the disk stays free for the database. */
export class DiskSpace {
  readonly #directory: string;
  readonly #reserved: number;
  readonly #readFree: ReadFreeBytes;

  /** @param reserved bytes that videos must leave free */
  constructor(directory: string, reserved: number, readFree: ReadFreeBytes = readFreeBytes) {
    this.#directory = directory;
    this.#reserved = reserved;
    this.#readFree = readFree;
  }

  /** The free bytes above the reserve; negative if the reserve is in use. */
  async spare(): Promise<number> {
    return (await this.#readFree(this.#directory)) - this.#reserved;
  }
}

/** 507: a temporary problem of the server, not an error of the user. */
export const diskFull = () =>
  new ApiError(507, 'The server has no room for this file at the moment. Try again later, or tell its administrator.');

/** Whether a write failed for lack of space, on the disk or in the system's quota. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

async function readFreeBytes(directory: string): Promise<number> {
  await mkdir(directory, { recursive: true });
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
