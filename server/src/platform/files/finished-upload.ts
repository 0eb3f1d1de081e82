import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, ne, notExists, type SQL } from 'drizzle-orm';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { adverts, uploads } from '../db/schema.ts';
import { mediaPaths } from './media-paths.ts';

export type MediaFile = components['schemas']['MediaFile'];

/** Returns the facts of a finished upload; null for an unknown id and for another user's upload. */
export async function readMediaFile(db: Db, id: string, ownerId: number): Promise<MediaFile | null> {
  const { url, size, duration, width, height, codec, adjustments } = uploads;
  const columns = { url, size, duration, width, height, codec, adjustments };
  const [row] = await db.select(columns).from(uploads).where(owned(id, ownerId));
  return row ?? null;
}

/**
 * Removes a finished upload and its files, unless an advert uses it.
 * @returns whether it was removed
 */
export async function removeFinishedUpload(db: Db, dataDir: string, id: string, ownerId: number): Promise<boolean> {
  const [removed] = await deleteUnused(db, owned(id, ownerId));
  if (removed === undefined) return false;
  await rm(join(mediaPaths(dataDir).served, id), { recursive: true, force: true });
  return true;
}

/**
 * Deletes the rows of unused uploads. Rows are locked before the second check, because an advert that is being saved
 * holds a lock on its upload until it is committed.
 * @returns their ids
 */
export function deleteUnused(db: Db, condition: SQL | undefined): Promise<string[]> {
  return db.transaction(async (tx) => {
    const used = tx
      .select({ id: adverts.id })
      .from(adverts)
      .where(and(eq(adverts.creative, uploads.url), isNotDeleted));
    const id = { id: uploads.id };
    const candidates = await tx
      .select(id)
      .from(uploads)
      .where(and(condition, notExists(used)))
      .for('update');
    const ids = candidates.map((row) => row.id);
    const deleted = await tx
      .delete(uploads)
      .where(and(inArray(uploads.id, ids), notExists(used)))
      .returning(id);
    return deleted.map((row) => row.id);
  });
}

/** Removed adverts keep their row but no longer use their video. */
export const isNotDeleted = ne(adverts.status, 'deleted');

const owned = (id: string, ownerId: number) => and(eq(uploads.id, id), eq(uploads.ownerId, ownerId));
