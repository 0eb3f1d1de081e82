import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { adverts, campaigns } from '../db/schema.ts';
import type { TranscodedVideo } from './transcode-video.ts';

/** Which advert a job was made for, and which file. */
export interface TranscodingJob {
  advertId: number;
  creative: string;
}

export interface VideoOptions {
  useCompression: boolean;
  useVertical: boolean;
}

/** Addresses of what players load. */
export interface VideoUrls {
  creativeHls: string;
  creativeMp4: string;
  poster: string;
}

export interface AdvertOfVideo {
  advertId: number;
  ownerId: number;
  name: string;
}

/** A job is worth doing while its advert still wants this file; a later edit has queued a job of its own. */
const wants = ({ advertId, creative }: TranscodingJob) =>
  and(eq(adverts.id, advertId), eq(adverts.creative, creative), ne(adverts.status, 'deleted'));

/** Marks the advert as being worked on; null when the job is no longer wanted. */
export async function beginVideo(db: Db, job: TranscodingJob): Promise<VideoOptions | null> {
  const [row] = await db
    .update(adverts)
    .set({ loadingStatus: 'processing' })
    .where(wants(job))
    .returning({ useCompression: adverts.useCompression, useVertical: adverts.useVertical });
  return row ?? null;
}

/** Gives the advert its video; null, and nothing is written, when the advert has come to want another one. */
export function saveVideo(
  db: Db,
  job: TranscodingJob,
  { useCompression, useVertical }: VideoOptions,
  { duration, width, height, size }: TranscodedVideo,
  urls: VideoUrls,
): Promise<AdvertOfVideo | null> {
  return db.transaction(async (tx) => {
    const written = await tx
      .update(adverts)
      .set({ loadingStatus: 'ready', duration, width, height, size, ...urls })
      .where(and(wants(job), eq(adverts.useCompression, useCompression), eq(adverts.useVertical, useVertical)))
      .returning({ id: adverts.id });
    return written.length === 0 ? null : readAdvert(tx, job.advertId);
  });
}

/**
 * Gives the advert the video that another one has of the same file with the same options; null when there is none, or
 * the advert has come to want another one.
 */
export function shareVideo(
  db: Db,
  job: TranscodingJob,
  { useCompression, useVertical }: VideoOptions,
): Promise<AdvertOfVideo | null> {
  return db.transaction(async (tx) => {
    // locked: the other one's video is not replaced, and so not tidied away, before this is committed
    const [other] = await tx
      .select({
        duration: adverts.duration,
        width: adverts.width,
        height: adverts.height,
        size: adverts.size,
        creativeHls: adverts.creativeHls,
        creativeMp4: adverts.creativeMp4,
        poster: adverts.poster,
      })
      .from(adverts)
      .where(
        and(
          eq(adverts.creative, job.creative),
          eq(adverts.loadingStatus, 'ready'),
          eq(adverts.useCompression, useCompression),
          eq(adverts.useVertical, useVertical),
          ne(adverts.status, 'deleted'),
          ne(adverts.id, job.advertId),
        ),
      )
      .limit(1)
      .for('share');
    if (other === undefined) return null;
    const written = await tx
      .update(adverts)
      .set({ loadingStatus: 'ready', ...other })
      .where(and(wants(job), eq(adverts.useCompression, useCompression), eq(adverts.useVertical, useVertical)))
      .returning({ id: adverts.id });
    return written.length === 0 ? null : readAdvert(tx, job.advertId);
  });
}

/** Marks the advert's video as unusable; null when the advert has come to want another one. */
export function saveFailure(db: Db, job: TranscodingJob): Promise<AdvertOfVideo | null> {
  return db.transaction(async (tx) => {
    const written = await tx
      .update(adverts)
      .set({ loadingStatus: 'error' })
      .where(and(wants(job), eq(adverts.loadingStatus, 'processing')))
      .returning({ id: adverts.id });
    return written.length === 0 ? null : readAdvert(tx, job.advertId);
  });
}

async function readAdvert(db: Db, advertId: number): Promise<AdvertOfVideo | null> {
  const [row] = await db
    .select({ advertId: adverts.id, ownerId: campaigns.ownerId, name: adverts.name })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .where(eq(adverts.id, advertId));
  return row ?? null;
}
