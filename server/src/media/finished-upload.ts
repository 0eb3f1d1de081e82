import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, notExists } from 'drizzle-orm';
import type { components } from '../contract/generated/contract.d.ts';
import type { Db } from '../db/database.ts';
import { adverts, uploads } from '../db/schema.ts';
import { mediaPaths } from './media-paths.ts';

export type MediaFile = components['schemas']['MediaFile'];

/** The facts of a finished upload; null for what is unknown, and for what belongs to somebody else. */
export async function readMediaFile(db: Db, id: string, ownerId: number): Promise<MediaFile | null> {
  const { url, size, duration, width, height, codec } = uploads;
  const [row] = await db.select({ url, size, duration, width, height, codec }).from(uploads).where(owned(id, ownerId));
  return row ?? null;
}

/** Removes a finished upload and its files, unless an advert has come to use it. @returns whether it was removed */
export async function removeFinishedUpload(db: Db, dataDir: string, id: string, ownerId: number): Promise<boolean> {
  const used = db.select({ id: adverts.id }).from(adverts).where(eq(adverts.creative, uploads.url));
  const removed = await db
    .delete(uploads)
    .where(and(owned(id, ownerId), notExists(used)))
    .returning({ id: uploads.id });
  if (removed.length === 0) return false;
  await rm(join(mediaPaths(dataDir).served, id), { recursive: true, force: true });
  return true;
}

const owned = (id: string, ownerId: number) => and(eq(uploads.id, id), eq(uploads.ownerId, ownerId));
