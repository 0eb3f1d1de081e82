import { existsSync } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { uploads } from '../db/schema.ts';
import { locateSource } from '../media/media-paths.ts';
import { runProgram } from '../video-tools/run-program.ts';
import type { VideoTools } from '../video-tools/video-tools.ts';

const id = 'de30'.repeat(8);
const width = 960;
const height = 540;
const duration = 6;

/** The upload that the demo content's adverts share. Its file is made after the start, which it would delay. */
export const demoClip = {
  id,
  filename: 'spring-sale.mp4',
  url: `/media/${id}/source.mp4`,
  size: 0,
  duration,
  width,
  height,
  codec: 'h264',
};

/** Makes the clip's file, unless it is there: a moving test picture and a tone. */
export async function makeDemoClip(db: Db, { ffmpeg }: VideoTools, dataDir: string): Promise<void> {
  const source = locateSource(dataDir, demoClip.url);
  if (source === null || existsSync(source.file)) return;
  await mkdir(dirname(source.file), { recursive: true });
  const unfinished = `${source.file}.part`;
  const { code, stderr } = await runProgram(
    ffmpeg,
    [
      ...['-v', 'error', '-y'],
      ...['-f', 'lavfi', '-i', `testsrc2=size=${width}x${height}:rate=25:duration=${duration}`],
      ...['-f', 'lavfi', '-i', `sine=frequency=330:duration=${duration}`],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
      ...['-movflags', '+faststart', '-f', 'mp4', unfinished],
    ],
    { timeout: 60_000 },
  );
  if (code !== 0) throw new Error(`ffmpeg can't make the demo clip: ${stderr}`);
  await rename(unfinished, source.file);
  const { size } = await stat(source.file);
  await db.update(uploads).set({ size }).where(eq(uploads.id, id));
}
