import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '@tus/file-store';
import type { DiskSpace } from './disk-space.ts';
import { mediaPaths } from './media-paths.ts';
import { SpaceCheckingStore } from './space-checking-store.ts';

/** An upload whose bytes arrive, or have arrived and were not yet accepted. */
export interface PendingUpload {
  id: string;
  ownerId: number;
  filename: string;
  /** Bytes; announced and arrived. */
  size: number;
  received: number;
}

export const uploadId = /^[0-9a-f]{32}$/;

/** Milliseconds. */
const UNFINISHED_LIFETIME = 24 * 3_600_000;

/**
 * The files of uploads that are under way. tus keeps two for each: the bytes, and a `.json` with what was announced. The
 * owner stands in the announcement, so that an upload survives a restart without a row in the database.
 */
export class UploadStore {
  readonly files: FileStore;
  readonly #directory: string;

  constructor(dataDir: string, space: DiskSpace) {
    this.#directory = mediaPaths(dataDir).incoming;
    mkdirSync(this.#directory, { recursive: true });
    // without the expiration of tus: it counts from the beginning, and would end an upload that is being continued
    this.files = new SpaceCheckingStore(this.#directory, space);
  }

  path(id: string): string {
    return join(this.#directory, id);
  }

  /** null for what is unknown, and for what belongs to somebody else. */
  async find(id: string, ownerId: number): Promise<PendingUpload | null> {
    const upload = await this.#read(id);
    return upload?.ownerId === ownerId ? upload : null;
  }

  /** Everybody's. */
  async list(): Promise<PendingUpload[]> {
    const found = await Promise.all(
      // an announcement that a full disk cut off is none
      (await this.#ids()).map((id) => this.#read(id).catch(() => null)),
    );
    return found.filter((upload) => upload !== null);
  }

  async #read(id: string): Promise<PendingUpload | null> {
    const announced = await this.files.configstore.get(id);
    const { owner, filename } = announced?.metadata ?? {};
    if (announced?.size === undefined || !owner) return null;
    const received = await stat(this.path(id)).then(
      ({ size }) => size,
      // accepted and moved away, but a crash came before the row; or about to be removed, which takes the bytes first
      () => announced.size ?? 0,
    );
    return { id, ownerId: Number(owner), filename: filename ?? '', size: announced.size, received };
  }

  async #ids(): Promise<string[]> {
    return [...new Set((await readdir(this.#directory)).map((name) => name.replace(/\.json$/, '')))];
  }

  /** False for what was accepted and moved away, and for what is being removed. */
  async hasBytes(id: string): Promise<boolean> {
    return (await changedAt(this.path(id))) !== null;
  }

  /** Forgets an upload. What is already gone is no error. */
  async remove(id: string): Promise<void> {
    await rm(this.path(id), { force: true });
    await rm(`${this.path(id)}.json`, { force: true });
  }

  /** Removes uploads that nobody has continued in time. */
  async removeExpired(now: number): Promise<void> {
    for (const id of await this.#ids()) {
      // the announcement is never written again: only the bytes tell of a continuation
      const continued = (await changedAt(this.path(id))) ?? (await changedAt(`${this.path(id)}.json`));
      if (continued !== null && now - continued > UNFINISHED_LIFETIME) await this.remove(id);
    }
  }
}

/** Milliseconds since 1970; null for a file that is gone by now. */
const changedAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
