import { expect, test } from 'vitest';
import { slow, startTimeout, TranscodingScene, timing } from '../../../test/transcoding-scene.ts';
import { makeVideo, videoTools } from '../../../test/videos.ts';
import { defaultTiming } from './queue.ts';

const scene = new TranscodingScene();

test('does not create the job of a rolled back transaction', slow, async () => {
  const job = await scene.advertWith(makeVideo('plain.mp4'));
  const transaction = scene.database.db.transaction(async (tx) => {
    await scene.transcoding.enqueue(tx, { advertId: job.id, creative: job.creative });
    throw new Error('rolled back');
  });
  await expect(transaction).rejects.toThrow('rolled back');
  // waits for the queue: the next job is the only one
  const other = await scene.createAdvert({ creative: job.creative, name: 'Second' });
  await scene.enqueue({ id: other.id, creative: job.creative });
  await scene.start();
  await scene.finished.promise;
  expect(scene.events.map(({ name }) => name)).toEqual(['Second']);
  expect((await scene.read(job.id)).loadingStatus).toBe('awaiting');
});

test('waits for disk space', slow, async () => {
  const job = await scene.advertWith(makeVideo('plain.mp4'));
  scene.freeBytes = 1000;
  await scene.enqueue(job);
  await scene.start();
  await expect.poll(() => scene.jobsOf(job.id), startTimeout).toMatchObject([{ state: 'retry' }]);
  expect(await scene.read(job.id)).toMatchObject({ loadingStatus: 'processing' });
  scene.freeBytes = Number.POSITIVE_INFINITY;
  expect(await scene.finished.promise).toMatchObject({ outcome: 'ready', advertId: job.id });
});

test('does not retry a failed job immediately', async () => {
  const job = await scene.advertWith(makeVideo('plain.mp4'));
  await scene.stop();
  const { retryDelaySeconds, retryDelayMaxSeconds } = defaultTiming;
  await scene.open(
    { ...videoTools, ffmpeg: '/nowhere/ffmpeg' },
    { ...timing, retryDelaySeconds, retryDelayMaxSeconds },
  );
  await scene.enqueue(job);
  await scene.start();
  await expect.poll(() => scene.jobsOf(job.id), startTimeout).toMatchObject([{ state: 'retry' }]);
  const [waiting] = await scene.jobsOf(job.id);
  expect(waiting?.delay).toBeGreaterThanOrEqual(15);
  await scene.dropJobs(job.id);
});
