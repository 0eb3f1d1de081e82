import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { slow, startTimeout, TranscodingScene } from '../../../test/transcoding-scene.ts';
import { makeVideo, videoTools, zeroBytes } from '../../../test/videos.ts';
import { adverts } from '../../platform/db/schema.ts';

const scene = new TranscodingScene();

test('adds the video to an advert, and sends an event to its audience', slow, async () => {
  const job = await scene.advertWith(makeVideo('plain.mp4'));
  const before = await scene.read(job.id);
  await scene.enqueue(job);
  await scene.start();
  expect(await scene.finished.promise).toEqual({
    outcome: 'ready',
    advertId: job.id,
    adsId: before.adsId,
    ownerId: scene.ownerId,
    name: 'Spring sale',
    processTime: expect.stringMatching(/^\d+:\d\d$/),
  });
  const advert = await scene.read(job.id);
  expect(advert).toMatchObject({ loadingStatus: 'ready', duration: 2, width: 320, height: 180 });
  expect(advert.size).toBeGreaterThan(1000);
  expect(advert.renditions?.mp4).toMatchObject({ width: 320, height: 180 });
  // not a user's change, so that concurrent edits are not refused
  expect(advert).toMatchObject({ version: before.version, updatedAt: before.updatedAt });
  for (const url of [advert.creativeHls, advert.creativeMp4, advert.poster])
    expect(existsSync(join(scene.dataDir, url ?? 'nothing'))).toBe(true);
  expect(await scene.workLeft()).toEqual([]);
});

test('shares one video between adverts with the same file and options', slow, async () => {
  const first = await scene.advertWith(makeVideo('shared.mp4'));
  await scene.enqueue(first);
  await scene.start();
  await scene.finished.promise;
  const { id } = await scene.createAdvert({ creative: first.creative });
  const other = await scene.createAdvert({ creative: first.creative, useCompression: false });
  scene.finished = Promise.withResolvers();
  await scene.enqueue({ ...first, id });
  expect(await scene.finished.promise).toMatchObject({ outcome: 'ready', advertId: id });
  scene.finished = Promise.withResolvers();
  await scene.enqueue({ ...first, id: other.id });
  expect(await scene.finished.promise).toMatchObject({ outcome: 'ready', advertId: other.id });

  const { creativeHls, creativeMp4, poster, renditions, duration, size } = await scene.read(first.id);
  expect(await scene.read(id)).toMatchObject({
    loadingStatus: 'ready',
    creativeHls,
    creativeMp4,
    poster,
    renditions,
    duration,
    size,
  });
  expect((await scene.read(other.id)).creativeHls).not.toBe(creativeHls);
  expect(await scene.versions()).toHaveLength(2);
});

test('reports a broken video as an error, without a retry', slow, async () => {
  const job = await scene.advertWith(zeroBytes('wiped.mp4', makeVideo('long.mp4', { seconds: 10 }), 0.3));
  await scene.enqueue(job);
  await scene.start();
  expect(await scene.finished.promise).toMatchObject({ outcome: 'error', advertId: job.id, name: 'Spring sale' });
  expect(await scene.read(job.id)).toMatchObject({
    loadingStatus: 'error',
    loadingError: 'It can not be decoded. Export it again as H.264 with AAC (mp4).',
    creativeHls: null,
  });
  expect(await scene.versions()).toEqual([]);
  expect(await scene.workLeft()).toEqual([]);
  const next = await scene.createAdvert({ creative: job.creative, name: 'Second' });
  scene.finished = Promise.withResolvers();
  await scene.enqueue({ id: next.id, creative: job.creative });
  await scene.finished.promise;
  expect(scene.events.map(({ name }) => name)).toEqual(['Spring sale', 'Second']);
});

test.each([
  ['gets another file', { creative: `/media/${'b'.repeat(32)}/source.mp4` }],
  ['gets vertical frames', { useVertical: true }],
  ['is deleted', { status: 'deleted' as const }],
])('a video is discarded if its advert meanwhile %s', slow, async (_name, change) => {
  const job = await scene.advertWith(makeVideo('source.mp4', { size: '640x360', seconds: 5 }));
  await scene.enqueue(job);
  const last = await scene.createAdvert({ creative: job.creative, name: 'Last' });
  await scene.start();
  await expect.poll(scene.workLeft, startTimeout).toHaveLength(1);
  await scene.database.db.update(adverts).set(change).where(eq(adverts.id, job.id));
  await scene.enqueue({ id: last.id, creative: job.creative });
  await scene.finished.promise;
  expect(scene.events.map(({ name }) => name)).toEqual(['Last']);
  expect(await scene.read(job.id)).toMatchObject({ creativeHls: null, loadingStatus: 'processing' });
  expect(await scene.versions()).toHaveLength(1);
});

test('retries a job that fails through no fault of the video, and finally reports it', async () => {
  const job = await scene.advertWith(makeVideo('plain.mp4'));
  await scene.stop();
  await scene.open({ ...videoTools, ffmpeg: '/nowhere/ffmpeg' });
  await scene.enqueue(job);
  await scene.start();
  const event = await scene.finished.promise;
  const failed = await scene.read(job.id);
  expect(event).toEqual({
    outcome: 'error',
    advertId: job.id,
    adsId: failed.adsId,
    ownerId: scene.ownerId,
    name: 'Spring sale',
    processTime: null,
  });
  expect(failed.loadingStatus).toBe('error');
});
