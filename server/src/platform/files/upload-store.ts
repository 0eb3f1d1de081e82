import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '@tus/file-store';
import type { DiskSpace } from './disk-space.ts';
import { mediaPaths } from './media-paths.ts';
import { SpaceCheckingStore } from './space-checking-store.ts';

/** An upload in progress, or complete but not yet accepted. */
export interface PendingUpload {
  id: string;
  ownerId: number;
  filename: string;
  /** Announced and received bytes. */
  size: number;
  received: number;
}

export const uploadId = /^[0-9a-f]{32}$/;

/** Milliseconds. */
const UNFINISHED_LIFETIME = 24 * 3_600_000;

/**
 * The files of uploads in progress. tus stores two per upload: the bytes, and a `.json` with the announcement. The
 * announcement includes the owner, so that uploads survive a restart without a row in the database.
 */
export class UploadStore {
  readonly files: FileStore;
  readonly #directory: string;

  constructor(dataDir: string, space: DiskSpace) {
    this.#directory = mediaPaths(dataDir).incoming;
    mkdirSync(this.#directory, { recursive: true });
    // not the expiration of tus, which counts from the start and would end an upload in progress
    this.files = new SpaceCheckingStore(this.#directory, space);
  }

  path(id: string): string {
    return join(this.#directory, id);
  }

  /** Returns null for an unknown id and for another user's upload. */
  async find(id: string, ownerId: number): Promise<PendingUpload | null> {
    const upload = await this.#read(id);
    return upload?.ownerId === ownerId ? upload : null;
  }

  async list(): Promise<PendingUpload[]> {
    const found = await Promise.all(
      // skips announcements that a full disk truncated
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
      // accepted and moved, but a crash prevented the row; or being removed, which deletes the bytes first
      () => announced.size ?? 0,
    );
    return { id, ownerId: Number(owner), filename: filename ?? '', size: announced.size, received };
  }

  async #ids(): Promise<string[]> {
    return [...new Set((await readdir(this.#directory)).map((name) => name.replace(/\.json$/, '')))];
  }

  /** False for an upload that was accepted and moved away, or that is being removed. */
  async hasBytes(id: string): Promise<boolean> {
    return (await changedAt(this.path(id))) !== null;
  }

  /** Removes an upload. Missing files are not an error. */
  async remove(id: string): Promise<void> {
    await rm(this.path(id), { force: true });
    await rm(`${this.path(id)}.json`, { force: true });
  }

  /** Removes uploads that were not continued in time. */
  async removeExpired(now: number): Promise<void> {
    for (const id of await this.#ids()) {
      // the announcement is written once, so only the bytes show the latest activity
      const continued = (await changedAt(this.path(id))) ?? (await changedAt(`${this.path(id)}.json`));
      if (continued !== null && now - continued > UNFINISHED_LIFETIME) await this.remove(id);
    }
  }
}

/** Milliseconds since 1970; null for a file that is gone. */
const changedAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
