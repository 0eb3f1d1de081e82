import { and, eq, ne } from 'drizzle-orm';
import { addNotification } from '../../identity/notifications/add-notification.ts';
import type { Db } from '../../platform/db/database.ts';
import { adverts, campaigns } from '../../platform/db/schema.ts';
import type { TranscodedVideo } from './transcode-video.ts';

/** The advert and the file that a job was created for. */
export interface TranscodingJob {
  advertId: number;
  creative: string;
}

export interface VideoOptions {
  useCompression: boolean;
  useVertical: boolean;
}

/** The URLs that players load. */
export interface VideoUrls {
  creativeHls: string;
  creativeMp4: string;
  poster: string;
}

export interface AdvertOfVideo {
  advertId: number;
  adsId: number;
  ownerId: number;
  name: string;
}

/** Matches the advert while it still has the job's file; a later edit queues its own job. */
const isCurrent = ({ advertId, creative }: TranscodingJob) =>
  and(eq(adverts.id, advertId), eq(adverts.creative, creative), ne(adverts.status, 'deleted'));

/** Marks the advert as being processed; returns null if the job is obsolete. */
export async function markProcessing(db: Db, job: TranscodingJob): Promise<VideoOptions | null> {
  const [row] = await db
    .update(adverts)
    .set({ loadingStatus: 'processing', loadingError: null })
    .where(isCurrent(job))
    .returning({ useCompression: adverts.useCompression, useVertical: adverts.useVertical });
  return row ?? null;
}

/** Saves the transcoded video with the advert; returns null without writing if the job is obsolete. */
export function saveVideo(
  db: Db,
  job: TranscodingJob,
  { useCompression, useVertical }: VideoOptions,
  { duration, width, height, size, renditions }: TranscodedVideo,
  urls: VideoUrls,
): Promise<AdvertOfVideo | null> {
  return db.transaction(async (tx) => {
    const written = await tx
      .update(adverts)
      .set({ loadingStatus: 'ready', duration, width, height, size, renditions, ...urls })
      .where(and(isCurrent(job), eq(adverts.useCompression, useCompression), eq(adverts.useVertical, useVertical)))
      .returning({ id: adverts.id });
    return written.length === 0 ? null : readAdvert(tx, job.advertId);
  });
}

/**
 * Copies the video of another advert with the same file and options to the advert; returns null if there is none, or if the
 * job is obsolete.
 */
export function reuseVideo(
  db: Db,
  job: TranscodingJob,
  { useCompression, useVertical }: VideoOptions,
): Promise<AdvertOfVideo | null> {
  return db.transaction(async (tx) => {
    // locked, so that the other advert's video cannot be replaced and removed before this commits
    const [other] = await tx
      .select({
        duration: adverts.duration,
        width: adverts.width,
        height: adverts.height,
        size: adverts.size,
        creativeHls: adverts.creativeHls,
        creativeMp4: adverts.creativeMp4,
        poster: adverts.poster,
        renditions: adverts.renditions,
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
      .where(and(isCurrent(job), eq(adverts.useCompression, useCompression), eq(adverts.useVertical, useVertical)))
      .returning({ id: adverts.id });
    return written.length === 0 ? null : readAdvert(tx, job.advertId);
  });
}

/**
 * Marks the advert's video as failed, and notifies its owner; returns null if the job is obsolete.
 * @param reason a sentence for the owner
 */
export function saveFailure(db: Db, job: TranscodingJob, reason: string): Promise<AdvertOfVideo | null> {
  return db.transaction(async (tx) => {
    const written = await tx
      .update(adverts)
      .set({ loadingStatus: 'error', loadingError: reason })
      .where(and(isCurrent(job), eq(adverts.loadingStatus, 'processing')))
      .returning({ id: adverts.id });
    const advert = written.length === 0 ? null : await readAdvert(tx, job.advertId);
    if (advert !== null) {
      const { ownerId: userId, advertId: id, name } = advert;
      await addNotification(tx, null, {
        userId,
        kind: 'transcoding_failed',
        object: { type: 'advert', id },
        data: { name, reason },
      });
    }
    return advert;
  });
}

async function readAdvert(db: Db, advertId: number): Promise<AdvertOfVideo | null> {
  const [row] = await db
    .select({ advertId: adverts.id, adsId: adverts.adsId, ownerId: campaigns.ownerId, name: adverts.name })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .where(eq(adverts.id, advertId));
  return row ?? null;
}
