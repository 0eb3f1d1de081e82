import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { DiskSpace } from '../../platform/files/disk-space.ts';
import { locateSource, mediaPaths } from '../../platform/files/media-paths.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { TranscodingFinished } from '../../platform/realtime/realtime.ts';
import { killOrphans, processRecords } from '../../platform/video-tools/process-records.ts';
import type { VideoTools } from '../../platform/video-tools/video-tools.ts';
import { processTime } from './process-time.ts';
import { createQueue, type QueueTiming, type Urgency } from './queue.ts';
import { MAX_JOB_SECONDS } from './time-limits.ts';
import { BrokenVideoError, transcodeVideo } from './transcode-video.ts';
import { markProcessing, reuseVideo, saveFailure, saveVideo, type TranscodingJob } from './transcoding-status.ts';

export interface Transcoding {
  /** Queues a job in the transaction that stores the advert's new creative, so that the two commit together. */
  enqueue(tx: Transaction, job: TranscodingJob, urgency?: Urgency): Promise<void>;
  /** Ends processes that a killed server left behind, and removes their files. Call it before the jobs start. */
  cleanUp(): Promise<void>;
}

export interface TranscodingDeps {
  database: Database;
  jobs: Jobs;
  config: Pick<Config, 'dataDir'>;
  tools: VideoTools;
  space: DiskSpace;
  /** Called after the commit. */
  onFinished(event: TranscodingFinished): void;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** The polling and retry intervals; for tests. */
  timing?: QueueTiming;
}

/** The message after all attempts failed for reasons other than the video, which are in the log. */
const RETRIES_EXHAUSTED_MESSAGE =
  'The server has failed to process it, which may not be the fault of the file. Upload it again later.';

/** Creates the background worker that transcodes uploaded files, one at a time. */
export async function createTranscoding(deps: TranscodingDeps): Promise<Transcoding> {
  const { database, jobs, config, log, timing } = deps;
  const onJob = async (job: TranscodingJob, id: string, signal: AbortSignal) => {
    const event = await runJob(deps, job, id, signal);
    if (event === null) log.info({ job }, 'the job is obsolete');
    else deps.onFinished(event);
  };

  const onExhausted = async (job: TranscodingJob) => {
    const advert = await saveFailure(database.db, job, RETRIES_EXHAUSTED_MESSAGE);
    if (advert !== null) deps.onFinished({ ...advert, outcome: 'error', processTime: null });
  };

  return {
    enqueue: await createQueue({ jobs, timing, onJob, onExhausted }),
    async cleanUp() {
      const ended = await killOrphans(processRecords(config.dataDir));
      if (ended.length > 0) log.warn({ ended }, 'ended programs of a killed server');
      await removeLeftovers(database, mediaPaths(config.dataDir).work);
    },
  };
}

async function runJob(
  { database: { db }, config: { dataDir }, tools, space, log }: TranscodingDeps,
  job: TranscodingJob,
  id: string,
  signal: AbortSignal,
): Promise<TranscodingFinished | null> {
  const began = performance.now();
  const timeTaken = () => processTime(performance.now() - began);
  const options = await markProcessing(db, job);
  if (options === null) return null;
  const shared = await reuseVideo(db, job, options);
  if (shared !== null) return { ...shared, outcome: 'ready', processTime: timeTaken() };
  try {
    const source = locateSource(dataDir, job.creative);
    if (source === null) throw new BrokenVideoError('Its file is no longer on the server. Upload it again.');
    // a new name for every attempt, because browsers and caches keep files for ever
    const version = `v-${randomBytes(6).toString('hex')}`;
    const target = join(source.folder, version);
    const workPrefix = join(mediaPaths(dataDir).work, `${id}-`);
    const request = { source: source.file, target, workPrefix, space, signal, ...options };
    const video = await transcodeVideo(tools, request);
    const base = `/media/${source.uploadId}/${version}`;
    const urls = { creativeHls: `${base}/master.m3u8`, creativeMp4: `${base}/video.mp4`, poster: `${base}/poster.jpg` };
    const advert = await saveVideo(db, job, options, video, urls);
    if (advert === null) await rm(target, { recursive: true, force: true });
    return advert && { ...advert, outcome: 'ready', processTime: timeTaken() };
  } catch (error) {
    if (!(error instanceof BrokenVideoError)) throw error;
    log.warn({ job, reason: error.message, cause: error.cause }, 'a video cannot be transcoded');
    const advert = await saveFailure(db, job, error.message);
    return advert && { ...advert, outcome: 'error', processTime: timeTaken() };
  }
}

/** In milliseconds; longer than any job may take. */
const STALE_AFTER = 2 * MAX_JOB_SECONDS * 1000;

/** Removes abandoned temporary folders. With PostgreSQL, other processes may be working at the same time. */
async function removeLeftovers(database: Database, work: string) {
  if (database.kind === 'embedded') return rm(work, { recursive: true, force: true });
  const names = await readdir(work).catch(() => []);
  for (const name of names) {
    const path = join(work, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > STALE_AFTER) await rm(path, { recursive: true, force: true });
  }
}
