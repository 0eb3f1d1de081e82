import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAdvert, createPeople, createUpload } from '../../test/people.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { makeVideo, videoTools, wipe } from '../../test/videos.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { adverts } from '../db/schema.ts';
import { DiskSpace } from '../media/disk-space.ts';
import { processIdentity } from '../video-tools/process-identity.ts';
import { processRecords } from '../video-tools/process-records.ts';
import { defaultTiming, type QueueTiming } from './queue.ts';
import { createTranscoding, type Transcoding, type TranscodingFinished } from './transcoding.ts';

const timing: QueueTiming = {
  heartbeatSeconds: 10,
  superviseSeconds: 1,
  pollSeconds: 0.5,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 1,
};
/** Transcoding gives way to whatever else runs: seconds of video may take minutes. */
const patient = { timeout: 240_000 };
/** The same, until a job is seen under way. */
const underWay = { timeout: 60_000 };
const silent = { info: () => {}, warn: () => {}, error: () => {} };

let dataDir: string;
let config: { dataDir: string; databaseUrl?: string };
let database: Database;
let ownerId: number;
let transcoding: Transcoding;
let events: TranscodingFinished[];
let finished: PromiseWithResolvers<TranscodingFinished>;
/** The upload of the test that runs. */
let upload: string;
/** What the worker reads as the free space of its disk. */
let freeBytes: number;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'preroll-transcoding-'));
  config = { dataDir, databaseUrl: await createTestDatabase(dataDir) };
  database = await openDatabase(config);
  ownerId = (await createPeople(database.db)).owner.id;
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  upload = randomBytes(16).toString('hex');
  freeBytes = Number.POSITIVE_INFINITY;
  await open();
});
afterEach(() => transcoding.stop());

async function open(tools = videoTools, queueTiming = timing) {
  events = [];
  finished = Promise.withResolvers();
  const onFinished = (event: TranscodingFinished) => {
    events.push(event);
    finished.resolve(event);
  };
  transcoding = await createTranscoding({
    database,
    config,
    tools,
    space: new DiskSpace(dataDir, 0, async () => freeBytes),
    onFinished,
    log: silent,
    timing: queueTiming,
  });
}

/** An advert with an uploaded video, waiting. */
async function advertWith(source: string, values: Partial<typeof adverts.$inferInsert> = {}) {
  await mkdir(join(dataDir, 'media', upload), { recursive: true });
  await copyFile(source, join(dataDir, 'media', upload, 'source.mp4'));
  const creative = await createUpload(database.db, ownerId, upload);
  const advert = await createAdvert(database.db, ownerId, { creative, ...values });
  return { id: advert.id, creative };
}

const enqueue = ({ id, creative }: { id: number; creative: string }) =>
  database.db.transaction((tx) => transcoding.enqueue(tx, { advertId: id, creative }));

async function read(id: number) {
  const [row] = await database.db.select().from(adverts).where(eq(adverts.id, id));
  if (row === undefined) throw new Error(`no advert ${id}`);
  return row;
}

/** The jobs of an advert that wait or are under way; `delay`: seconds between the last attempt's begin and the next. */
async function jobsOf(advertId: number) {
  const { rows } = (await database.db.execute(sql`
    select state, retry_count as retries, extract(epoch from start_after - started_on)::float as delay
    from pgboss.job where data ->> 'advertId' = ${String(advertId)} and state in ('created', 'retry', 'active')
  `)) as unknown as { rows: { state: string; retries: number; delay: number | null }[] };
  return rows;
}

const dropJobs = (advertId: number) =>
  database.db.execute(sql`delete from pgboss.job where data ->> 'advertId' = ${String(advertId)}`);

const versions = async () => (await readdir(join(dataDir, 'media', upload))).filter((name) => name !== 'source.mp4');
const workLeft = () => readdir(join(dataDir, 'media-work')).catch(() => []);

test('an advert gets its video, and who waits for it hears of it', patient, async () => {
  const job = await advertWith(makeVideo('plain.mp4'));
  const before = await read(job.id);
  await enqueue(job);
  await transcoding.start();
  expect(await finished.promise).toEqual({
    outcome: 'ready',
    advertId: job.id,
    ownerId,
    name: 'Spring sale',
    processTime: expect.stringMatching(/^\d+:\d\d$/),
  });
  const advert = await read(job.id);
  expect(advert).toMatchObject({ loadingStatus: 'ready', duration: 2, width: 320, height: 180 });
  expect(advert.size).toBeGreaterThan(1000);
  // a change by nobody: who edits the advert meanwhile isn't refused
  expect(advert).toMatchObject({ version: before.version, updatedAt: before.updatedAt });
  for (const url of [advert.creativeHls, advert.creativeMp4, advert.poster])
    expect(existsSync(join(dataDir, url ?? 'nothing'))).toBe(true);
  expect(await workLeft()).toEqual([]);
});

test('adverts that show the same file with the same options share one video', patient, async () => {
  const first = await advertWith(makeVideo('shared.mp4'));
  await enqueue(first);
  await transcoding.start();
  await finished.promise;
  const { id } = await createAdvert(database.db, ownerId, { creative: first.creative });
  const other = await createAdvert(database.db, ownerId, { creative: first.creative, useCompression: false });
  finished = Promise.withResolvers();
  await enqueue({ ...first, id });
  expect(await finished.promise).toMatchObject({ outcome: 'ready', advertId: id });
  finished = Promise.withResolvers();
  await enqueue({ ...first, id: other.id });
  expect(await finished.promise).toMatchObject({ outcome: 'ready', advertId: other.id });

  const { creativeHls, creativeMp4, poster, duration, size } = await read(first.id);
  expect(await read(id)).toMatchObject({
    loadingStatus: 'ready',
    creativeHls,
    creativeMp4,
    poster,
    duration,
    size,
  });
  expect((await read(other.id)).creativeHls).not.toBe(creativeHls);
  expect(await versions()).toHaveLength(2);
});

test('a job of a transaction that was rolled back does not exist', patient, async () => {
  const job = await advertWith(makeVideo('plain.mp4'));
  const transaction = database.db.transaction(async (tx) => {
    await transcoding.enqueue(tx, { advertId: job.id, creative: job.creative });
    throw new Error('rolled back');
  });
  await expect(transaction).rejects.toThrow('rolled back');
  // the next job is the only one
  const other = await createAdvert(database.db, ownerId, { creative: job.creative, name: 'Second' });
  await enqueue({ id: other.id, creative: job.creative });
  await transcoding.start();
  await finished.promise;
  expect(events.map(({ name }) => name)).toEqual(['Second']);
  expect((await read(job.id)).loadingStatus).toBe('awaiting');
});

test('a broken video ends as an error, once', patient, async () => {
  const job = await advertWith(wipe('wiped.mp4', makeVideo('long.mp4', { seconds: 10 }), 0.3));
  await enqueue(job);
  await transcoding.start();
  expect(await finished.promise).toMatchObject({ outcome: 'error', advertId: job.id, name: 'Spring sale' });
  expect(await read(job.id)).toMatchObject({ loadingStatus: 'error', creativeHls: null });
  expect(await versions()).toEqual([]);
  expect(await workLeft()).toEqual([]);
  // it is not tried again: the next job is next
  const next = await createAdvert(database.db, ownerId, { creative: job.creative, name: 'Second' });
  finished = Promise.withResolvers();
  await enqueue({ id: next.id, creative: job.creative });
  await finished.promise;
  expect(events.map(({ name }) => name)).toEqual(['Spring sale', 'Second']);
});

test.each([
  ['asks for another file', { creative: `/media/${'b'.repeat(32)}/source.mp4` }],
  ['asks for upright frames', { useVertical: true }],
  ['is deleted', { status: 'deleted' as const }],
])('a video is dropped when its advert meanwhile %s', patient, async (_name, change) => {
  const job = await advertWith(makeVideo('source.mp4', { size: '640x360', seconds: 5 }));
  await enqueue(job);
  const last = await createAdvert(database.db, ownerId, { creative: job.creative, name: 'Last' });
  await transcoding.start();
  await expect.poll(workLeft, underWay).toHaveLength(1);
  await database.db.update(adverts).set(change).where(eq(adverts.id, job.id));
  await enqueue({ id: last.id, creative: job.creative });
  await finished.promise;
  expect(events.map(({ name }) => name)).toEqual(['Last']);
  expect(await read(job.id)).toMatchObject({ creativeHls: null, loadingStatus: 'processing' });
  expect(await versions()).toHaveLength(1);
});

test('a video waits for room on the disk', patient, async () => {
  const job = await advertWith(makeVideo('plain.mp4'));
  freeBytes = 1000;
  await enqueue(job);
  await transcoding.start();
  await expect.poll(() => jobsOf(job.id), underWay).toMatchObject([{ state: 'retry' }]);
  expect(await read(job.id)).toMatchObject({ loadingStatus: 'processing' });
  freeBytes = Number.POSITIVE_INFINITY;
  expect(await finished.promise).toMatchObject({ outcome: 'ready', advertId: job.id });
});

test('a worker that fails through no fault of the video tries again, and in the end tells', async () => {
  const job = await advertWith(makeVideo('plain.mp4'));
  await transcoding.stop();
  await open({ ...videoTools, ffmpeg: '/nowhere/ffmpeg' });
  await enqueue(job);
  await transcoding.start();
  expect(await finished.promise).toEqual({
    outcome: 'error',
    advertId: job.id,
    ownerId,
    name: 'Spring sale',
    processTime: null,
  });
  expect((await read(job.id)).loadingStatus).toBe('error');
});

test('a job that failed is not tried again at once: what it lacked may come back', async () => {
  const job = await advertWith(makeVideo('plain.mp4'));
  await transcoding.stop();
  const { retryDelaySeconds, retryDelayMaxSeconds } = defaultTiming;
  await open({ ...videoTools, ffmpeg: '/nowhere/ffmpeg' }, { ...timing, retryDelaySeconds, retryDelayMaxSeconds });
  await enqueue(job);
  await transcoding.start();
  await expect.poll(() => jobsOf(job.id), underWay).toMatchObject([{ state: 'retry' }]);
  const [waiting] = await jobsOf(job.id);
  expect(waiting?.delay).toBeGreaterThanOrEqual(15);
  await dropJobs(job.id);
});

test('a stopped worker leaves its job to the next start, with all its attempts', patient, async () => {
  const job = await advertWith(makeVideo('medium.mp4', { size: '640x360', seconds: 20 }));
  await enqueue(job);
  await transcoding.start();
  await expect.poll(workLeft, underWay).toHaveLength(1);
  await transcoding.stop();
  expect(await workLeft()).toEqual([]);
  expect(await jobsOf(job.id)).toMatchObject([{ state: 'created', retries: 0 }]);
  await open();
  expect(await read(job.id)).toMatchObject({ loadingStatus: 'processing' });
  await transcoding.start();
  expect(await finished.promise).toMatchObject({ outcome: 'ready', advertId: job.id });
});

test('a worker that was killed in the middle is replaced, and its ffmpeg is ended', patient, async () => {
  const job = await advertWith(makeVideo('medium.mp4', { size: '640x360', seconds: 20 }));
  await enqueue(job);
  await transcoding.stop();
  await database.close();
  const worker = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../test/transcoding-worker.ts'), JSON.stringify(config)],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const segments = async () =>
    (await readdir(join(dataDir, 'media-work'), { recursive: true }).catch(() => [])).filter((it) =>
      it.endsWith('.ts'),
    );
  await expect.poll(segments, { ...underWay, interval: 10 }).not.toEqual([]);
  const orphans = (await readdir(processRecords(dataDir))).map((name) => Number(/(\d+)\.json$/.exec(name)?.[1]));
  expect(orphans).toHaveLength(1);
  // it would end by itself at some time
  for (const pid of orphans) process.kill(pid, 'SIGSTOP');
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  database = await openDatabase(config);
  await open();
  expect((await read(job.id)).loadingStatus).toBe('processing');
  expect(orphans.map(processIdentity)).toEqual([expect.stringContaining('ffmpeg')]);
  await transcoding.start();
  expect(orphans.map(processIdentity)).toEqual([null]);
  expect(await finished.promise).toMatchObject({ outcome: 'ready', advertId: job.id });
  expect((await read(job.id)).loadingStatus).toBe('ready');
  expect(await workLeft()).toEqual([]);
});
