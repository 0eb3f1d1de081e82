import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/harness.ts';
import { supportedBuilds, videoTools } from '../../test/videos.ts';
import { adverts, uploads } from '../platform/db/schema.ts';
import { mediaPaths } from '../platform/files/media-paths.ts';
import { createSecretBox } from '../platform/secrets/secret-box.ts';
import { probeVideo } from '../platform/video-tools/probe-video.ts';
import { runProgram } from '../platform/video-tools/run-program.ts';
import { clipArguments } from './clip-arguments.ts';
import { demoClips } from './demo-clips.ts';
import { makeDemoClips } from './make-demo-clips.ts';
import { writeDemo } from './write-demo.ts';

/** Encoding runs at low priority and may be slow. */
const slow = { timeout: 120_000 };

const { bakery } = demoClips;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await writeDemo(test.db, createSecretBox(Buffer.alloc(32)));
  // encoding the other clips would take about as long as playing them
  await test.db.update(uploads).set({ size: 1 }).where(ne(uploads.id, bakery.id));
});
afterAll(() => test.close());

const make = async (signal = new AbortController().signal) => {
  const queued: number[] = [];
  const enqueue = async (_: unknown, { advertId }: { advertId: number }) => void queued.push(advertId);
  const { dataDir } = test.config;
  await makeDemoClips({ db: test.db, tools: videoTools, dataDir, transcoding: { enqueue }, signal });
  return queued;
};

const sizeOf = async () => (await test.db.select().from(uploads).where(eq(uploads.id, bakery.id)))[0]?.size;

it('leaves an unfinished clip to the next start', slow, async () => {
  const ended = AbortSignal.abort(new Error('the server is stopping'));
  await expect(make(ended)).rejects.toThrow('the server is stopping');
  expect(await sizeOf()).toBe(0);
});

it('makes a missing clip, and queues its adverts once', slow, async () => {
  const waiting = await test.db.select({ id: adverts.id }).from(adverts).where(eq(adverts.creative, bakery.url));
  expect(new Set(await make())).toEqual(new Set(waiting.map(({ id }) => id)));
  const { served, work } = mediaPaths(test.config.dataDir);
  const file = join(served, bakery.id, 'source.mp4');
  expect(await sizeOf()).toBe((await stat(file)).size);
  expect(await readdir(work)).toEqual([]);

  expect(await make()).toEqual([]);
});

it.each(await supportedBuilds())(
  'makes clips of the stated size and length with the %s ffmpeg',
  slow,
  async (_, tools) => {
    const file = join(test.config.dataDir, 'clip.mp4');
    const { code, stderr } = await runProgram(tools.ffmpeg, clipArguments(bakery, file));
    expect([code, stderr]).toEqual([0, '']);
    const { picture, soundIndex } = await probeVideo(tools, file);
    expect([picture?.duration, picture?.width, picture?.height]).toEqual([
      bakery.duration,
      bakery.width,
      bakery.height,
    ]);
    expect(soundIndex).not.toBeNull();
  },
);
