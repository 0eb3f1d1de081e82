import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { adverts, campaigns } from '../../platform/db/schema.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { nextRound } from './next-round.ts';
import { MAX_JOB_SECONDS } from './time-limits.ts';
import type { TranscodingJob } from './transcoding-status.ts';

const QUEUE = 'transcoding';
const DEAD_LETTER_QUEUE = 'transcoding-exhausted';

export interface QueueTiming {
  pollSeconds: number;
  /** The delay before the first retry; it doubles with each attempt up to the maximum. */
  retryDelaySeconds: number;
  retryDelayMaxSeconds: number;
}

/** All retries together span eight to twelve minutes, so that videos survive a short outage such as a full disk. */
export const defaultTiming: QueueTiming = { pollSeconds: 1, retryDelaySeconds: 15, retryDelayMaxSeconds: 300 };

/** The number of retries after a killed worker or a failure that is not the video's fault. */
const RETRIES = 5;

/**
 * Jobs run by descending priority. Normal jobs have the negative number of their round; background jobs come after all of
 * them, and jobs interrupted by a shutdown come first.
 */
const RESUMED_PRIORITY = 1;
const BACKGROUND_PRIORITY = -1_000_000;

export type Urgency = 'usual' | 'background';

export interface QueueOptions {
  jobs: Jobs;
  timing?: QueueTiming;
  onJob(job: TranscodingJob, id: string, signal: AbortSignal): Promise<void>;
  /** Receives jobs after their last attempt. */
  onExhausted(job: TranscodingJob): Promise<void>;
}

/**
 * Creates the queue of transcoding jobs.
 * @returns a function that queues a job in the transaction, so that the two commit together. Owners take turns: the
 * second video of one waits for the first of every other.
 */
export async function createQueue({ jobs, timing = defaultTiming, onJob, onExhausted }: QueueOptions) {
  const { pollSeconds } = timing;
  await jobs.addQueue<TranscodingJob>(DEAD_LETTER_QUEUE, { pollSeconds }, ({ data }) => onExhausted(data));
  const settings = {
    pollSeconds,
    retryLimit: RETRIES,
    retryBackoff: true,
    retryDelay: timing.retryDelaySeconds,
    retryDelayMax: timing.retryDelayMaxSeconds,
    expireInSeconds: MAX_JOB_SECONDS,
    deadLetter: DEAD_LETTER_QUEUE,
  };
  const queue = await jobs.addQueue<TranscodingJob>(QUEUE, settings, async ({ data, id, signal, groupId }) => {
    await onJob(data, id, signal).catch(async (error) => {
      if (!jobs.stopping.aborted) throw error;
      // a shutdown is not a failure: a new job with top priority has no delay and all its attempts
      await queue.send(data, { priority: RESUMED_PRIORITY, group: groupId ? { id: groupId } : undefined });
    });
  });

  return async (tx: Transaction, job: TranscodingJob, urgency: Urgency = 'usual'): Promise<void> => {
    const owner = await readOwner(tx, job.advertId);
    const priority = urgency === 'background' ? BACKGROUND_PRIORITY : -(await nextRound(tx, QUEUE, owner));
    await queue.send(job, { tx, group: { id: owner }, priority });
  };
}

async function readOwner(tx: Transaction, advertId: number): Promise<string> {
  const [row] = await tx
    .select({ ownerId: campaigns.ownerId })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .where(eq(adverts.id, advertId));
  return String(row?.ownerId ?? 0);
}
