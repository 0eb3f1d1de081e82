import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { formatBytes } from '@preroll/rules/text/format-bytes';
import { eq } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import { ApiError } from '../contract/api-error.ts';
import type { Db } from '../db/database.ts';
import { uploads } from '../db/schema.ts';
import { type DiskSpace, diskFull } from './disk-space.ts';
import { mediaPaths } from './media-paths.ts';
import type { PendingUpload, UploadStore } from './upload-store.ts';

/** The number of concurrent uploads per user, whatever their size. */
const MAX_UNFINISHED = 100;

export interface QuotaDeps {
  db: Db;
  store: UploadStore;
  space: DiskSpace;
  config: Pick<Config, 'dataDir' | 'unfinishedQuotaBytes' | 'storageQuotaBytes'>;
}

/**
 * Refuses an upload that exceeds its owner's quota or the free disk space. Announced bytes count as used, otherwise any
 * number of uploads could be promised the same space. Checks run one at a time for the same reason.
 *
 * @param size bytes
 * @throws ApiError 413 over the owner's quota, 507 without space on the disk
 */
export async function refuseOverQuota(
  { db, store, space, config }: QuotaDeps,
  ownerId: number,
  size: number,
): Promise<void> {
  const pending = await store.list();
  const own = pending.filter((upload) => upload.ownerId === ownerId);
  const unfinished = sum(own, (upload) => upload.size);
  if (own.length >= MAX_UNFINISHED)
    throw overQuota(`${MAX_UNFINISHED} of your uploads are unfinished. ${FINISH_UPLOADS_HINT}`);
  if (unfinished + size > config.unfinishedQuotaBytes)
    throw overQuota(
      `This file (${formatBytes(size)}) is too much beside your unfinished uploads: ` +
        `they take ${formatBytes(unfinished)} of ${formatBytes(config.unfinishedQuotaBytes)}. ${FINISH_UPLOADS_HINT}`,
    );
  const stored = await storedBytes(db, config.dataDir, ownerId);
  if (stored + unfinished + size > config.storageQuotaBytes)
    throw overQuota(
      `This file (${formatBytes(size)}) is too much: your videos take ${formatBytes(stored + unfinished)} ` +
        `of ${formatBytes(config.storageQuotaBytes)}. ` +
        'Delete adverts that you no longer need: their videos are removed within two days.',
    );
  const promised = sum(pending, (upload) => upload.size - upload.received);
  if ((await space.spare()) < promised + size) throw diskFull();
}

const FINISH_UPLOADS_HINT = 'Finish or cancel them, or wait a day until they are removed.';

const overQuota = (message: string) => new ApiError(413, message);

async function storedBytes(db: Db, dataDir: string, ownerId: number): Promise<number> {
  const rows = await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.ownerId, ownerId));
  let total = 0;
  for (const { id } of rows) total += await folderBytes(join(mediaPaths(dataDir).served, id));
  return total;
}

async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

const sum = (uploads: PendingUpload[], bytes: (upload: PendingUpload) => number) =>
  uploads.reduce((total, upload) => total + bytes(upload), 0);
