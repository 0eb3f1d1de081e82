import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { and, eq, ne } from 'drizzle-orm';
import type { Transcoding } from '../advertising/transcoding/transcoding.ts';
import type { Db } from '../platform/db/database.ts';
import { adverts, uploads } from '../platform/db/schema.ts';
import { locateSource, mediaPaths } from '../platform/files/media-paths.ts';
import { runTool } from '../platform/video-tools/run-tool.ts';
import type { VideoTools } from '../platform/video-tools/video-tools.ts';
import { clipArguments } from './clip-arguments.ts';
import { type DemoClip, demoClips } from './demo-clips.ts';

/** In milliseconds; a hundred times the processor time that a clip takes. */
const TIMEOUT = 10 * 60_000;

export interface MakeDemoClipsDeps {
  db: Db;
  tools: VideoTools;
  dataDir: string;
  transcoding: Pick<Transcoding, 'enqueue'>;
  /** Kills ffmpeg when it aborts; the next start makes the missing clips. */
  signal: AbortSignal;
}

/**
 * Makes the demo clips one after another at low priority, and queues their adverts for transcoding. Skips existing clips,
 * and those without waiting adverts.
 */
export async function makeDemoClips(deps: MakeDemoClipsDeps): Promise<void> {
  for (const clip of Object.values(demoClips)) {
    const waiting = await waitingAdverts(deps.db, clip);
    if (waiting.length > 0) await makeClip(deps, clip, waiting);
  }
}

/**
 * Finds the adverts that wait for a clip. Once the clip's size is stored there are none, because the same transaction queues
 * them.
 */
async function waitingAdverts(db: Db, { id, url }: DemoClip): Promise<number[]> {
  const rows = await db
    .select({ id: adverts.id })
    .from(adverts)
    .innerJoin(uploads, and(eq(uploads.id, id), eq(uploads.size, 0)))
    .where(and(eq(adverts.creative, url), ne(adverts.status, 'deleted')));
  return rows.map((advert) => advert.id);
}

async function makeClip(
  { db, tools, dataDir, transcoding, signal }: MakeDemoClipsDeps,
  clip: DemoClip,
  waiting: number[],
): Promise<void> {
  const source = locateSource(dataDir, clip.url);
  if (source === null) throw new Error(`${clip.url} is no address of an upload`);
  const { work } = mediaPaths(dataDir);
  await mkdir(work, { recursive: true });
  await mkdir(dirname(source.file), { recursive: true });
  // a temporary name; the complete file is renamed to the upload's file
  const unfinished = join(work, `demo-${randomUUID()}.mp4`);
  try {
    const { code, stderr } = await runTool(tools, 'ffmpeg', clipArguments(clip, unfinished), {
      timeout: TIMEOUT,
      signal,
    });
    if (code !== 0) throw new Error(`ffmpeg can't make the clip ${clip.filename}: ${stderr}`);
    const { size } = await stat(unfinished);
    await rename(unfinished, source.file);
    await db.transaction(async (tx) => {
      await tx.update(uploads).set({ size }).where(eq(uploads.id, clip.id));
      for (const advertId of waiting) await transcoding.enqueue(tx, { advertId, creative: clip.url }, 'background');
    });
  } finally {
    await rm(unfinished, { force: true });
  }
}
