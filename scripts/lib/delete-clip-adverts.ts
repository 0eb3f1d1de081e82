import { demoClips } from '../../server/src/demo/demo-clips.ts';
import type { Database } from '../../server/src/platform/db/database.ts';

/**
 * Deletes the adverts with clips, so that a server started afterwards has no clips to create or transcode. Interactive
 * adverts are kept without their clips.
 */
export async function deleteClipAdverts(database: Database): Promise<void> {
  if (database.kind !== 'embedded') throw new Error('Demo content exists in the embedded database only');
  const clips = Object.values(demoClips).map(({ url }) => url);
  await database.lite.query('UPDATE adverts SET creative = NULL WHERE use_vpaid');
  await database.lite.query("UPDATE adverts SET status = 'deleted' WHERE creative = ANY($1)", [clips]);
}
