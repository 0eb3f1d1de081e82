import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slow, startTimeout, TranscodingScene } from '../../../test/transcoding-scene.ts';
import { makeVideo } from '../../../test/videos.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { processIdentity } from '../../platform/video-tools/process-identity.ts';
import { processRecords } from '../../platform/video-tools/process-records.ts';

const scene = new TranscodingScene();

/** Long enough to be interrupted on any machine. The next attempt finds a short video instead. */
const longVideo = () => makeVideo('medium.mp4', { size: '640x360', seconds: 20 });

test('a stopped worker leaves its job with all its attempts to the next start', slow, async () => {
  const job = await scene.advertWith(longVideo());
  await scene.enqueue(job);
  await scene.start();
  await expect.poll(scene.workLeft, startTimeout).toHaveLength(1);
  await scene.stop();
  expect(await scene.workLeft()).toEqual([]);
  expect(await scene.jobsOf(job.id)).toMatchObject([{ state: 'created', retries: 0 }]);
  await scene.writeSource(makeVideo('plain.mp4'));
  await scene.open();
  expect(await scene.read(job.id)).toMatchObject({ loadingStatus: 'processing' });
  await scene.start();
  expect(await scene.finished.promise).toMatchObject({ outcome: 'ready', advertId: job.id });
});

test('a killed worker is replaced, and its ffmpeg is ended', slow, async () => {
  const job = await scene.advertWith(longVideo());
  await scene.enqueue(job);
  await scene.stop();
  await scene.database.close();
  const worker = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../test/transcoding-worker.ts'), JSON.stringify(scene.config)],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const segments = async () =>
    (await readdir(join(scene.dataDir, 'media-work'), { recursive: true }).catch(() => [])).filter((it) =>
      it.endsWith('.ts'),
    );
  await expect.poll(segments, { ...startTimeout, interval: 10 }).not.toEqual([]);
  const orphans = (await readdir(processRecords(scene.dataDir))).map((name) => Number(/(\d+)\.json$/.exec(name)?.[1]));
  expect(orphans).toHaveLength(1);
  // suspended, so that it cannot end by itself
  for (const pid of orphans) process.kill(pid, 'SIGSTOP');
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  await scene.writeSource(makeVideo('plain.mp4'));
  scene.database = await openDatabase(scene.config);
  await scene.open();
  expect((await scene.read(job.id)).loadingStatus).toBe('processing');
  expect(orphans.map(processIdentity)).toEqual([expect.stringContaining('ffmpeg')]);
  await scene.start();
  expect(orphans.map(processIdentity)).toEqual([null]);
  expect(await scene.finished.promise).toMatchObject({ outcome: 'ready', advertId: job.id });
  expect((await scene.read(job.id)).loadingStatus).toBe('ready');
  expect(await scene.workLeft()).toEqual([]);
});
