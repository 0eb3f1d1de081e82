import { mkdir, statfs } from 'node:fs/promises';
import { ApiError } from '../contract/api-error.ts';

/** Bytes that an ordinary user may still write to the file system of a directory. */
export type ReadFreeBytes = (directory: string) => Promise<number>;

/** How much room videos may still take: the rest of the disk is kept for the database, which everybody needs. */
export class DiskSpace {
  readonly #directory: string;
  readonly #reserved: number;
  readonly #readFree: ReadFreeBytes;

  /** @param reserved bytes that videos leave free */
  constructor(directory: string, reserved: number, readFree: ReadFreeBytes = readFreeBytes) {
    this.#directory = directory;
    this.#reserved = reserved;
    this.#readFree = readFree;
  }

  /** Bytes; negative when the reserve has been touched. */
  async spare(): Promise<number> {
    return (await this.#readFree(this.#directory)) - this.#reserved;
  }
}

/** 507: not the person's fault, and it may go by. */
export const noRoom = () =>
  new ApiError(507, 'The server has no room for this file at the moment. Try again later, or tell its administrator.');

/** Whether a write failed because there is no room: on the disk, or in the system's own quota. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

async function readFreeBytes(directory: string): Promise<number> {
  await mkdir(directory, { recursive: true });
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
