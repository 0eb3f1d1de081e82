import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { adverts, uploads, users } from '../db/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { deleteUnused, isNotDeleted } from './finished-upload.ts';
import { mediaPaths } from './media-paths.ts';
import { type UploadStore, uploadId } from './upload-store.ts';

/** In milliseconds: long enough to finish a form two days later. */
const UNUSED_LIFETIME = 48 * 3_600_000;

export interface RemoveUnusedDeps {
  db: Db;
  dataDir: string;
  store: UploadStore;
  /** Milliseconds since 1970. */
  now: number;
}

/** Removes unused files at each start and every hour. */
export function scheduleRemovalOfUnused(jobs: Jobs, deps: Omit<RemoveUnusedDeps, 'now'>): void {
  const schedule = { cron: '20 * * * *', atStart: true, expireInSeconds: 3600 };
  jobs.addSchedule('unused-media', schedule, () => removeUnused({ ...deps, now: Date.now() }));
}

/**
 * Removes files that are no longer needed: uploads not continued for a day or whose owner can't sign in, finished ones
 * that no advert used within two days, replaced versions of videos, and folders that a crash left without a row.
 */
export async function removeUnused({ db, dataDir, store, now }: RemoveUnusedDeps): Promise<void> {
  await store.removeExpired(now);
  await removeThoseOfLockedOwners(db, store);
  const before = now - UNUSED_LIFETIME;
  const { served } = mediaPaths(dataDir);
  const folders = (await readdir(served).catch(() => [])).filter((name) => uploadId.test(name));
  const sweepsRowless = await knowsAny(db, folders);
  // rows first, so that no row refers to a deleted file
  for (const id of await deleteUnused(db, lt(uploads.createdAt, new Date(before)))) await remove(join(served, id));
  for (const id of folders) {
    if (!(await isOlder(join(served, id), before))) continue;
    const [row] = await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, id));
    if (row !== undefined) await removeReplacedVersions(db, served, id, before);
    else if (sweepsRowless) await remove(join(served, id));
  }
}

/** Removes the unfinished uploads of users who can't sign in, and therefore can't continue them. */
async function removeThoseOfLockedOwners(db: Db, store: UploadStore): Promise<void> {
  const pending = await store.list();
  const owners = [...new Set(pending.map(({ ownerId }) => ownerId))];
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, owners), ne(users.status, 'working')));
  const locked = new Set(rows.map(({ id }) => id));
  // a complete upload may just be being accepted
  for (const { id, ownerId, received, size } of pending)
    if (locked.has(ownerId) && received < size) await store.remove(id);
}

/**
 * Whether the folders belong to this database. A mistyped URL leads to an empty database or to that of another
 * installation: no folder would have a row there, and all would be deleted. The ids are random, so a database that
 * knows one of the folders is the right one.
 */
async function knowsAny(db: Db, folders: string[]): Promise<boolean> {
  const rows = await db.select({ id: uploads.id }).from(uploads);
  const known = new Set(rows.map(({ id }) => id));
  return folders.some((id) => known.has(id));
}

async function removeReplacedVersions(db: Db, served: string, id: string, before: number) {
  for (const name of await readdir(join(served, id))) {
    if (!name.startsWith('v-') || !(await isOlder(join(served, id, name), before))) continue;
    const [advert] = await db
      .select({ id: adverts.id })
      .from(adverts)
      .where(and(eq(adverts.creativeHls, `/media/${id}/${name}/master.m3u8`), isNotDeleted))
      .limit(1);
    if (advert === undefined) await remove(join(served, id, name));
  }
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true });

const isOlder = (path: string, time: number) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs < time,
    () => false,
  );
