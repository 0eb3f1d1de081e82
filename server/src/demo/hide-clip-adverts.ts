import { inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { adverts } from '../db/schema.ts';
import { demoClips } from './demo-clips.ts';

/** Deletes the adverts that show clips: a server that is started then has none to make, and nothing to transcode. */
export async function hideClipAdverts(db: Db): Promise<void> {
  const clips = Object.values(demoClips).map(({ url }) => url);
  await db.update(adverts).set({ status: 'deleted' }).where(inArray(adverts.creative, clips));
}
