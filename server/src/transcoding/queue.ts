import { eq, type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../db/database.ts';
import { adverts, campaigns } from '../db/schema.ts';
import { nextRound } from './next-round.ts';
import { LONGEST_JOB } from './time-limits.ts';
import type { TranscodingJob } from './transcoding-status.ts';

const QUEUE = 'transcoding';
const EXHAUSTED = 'transcoding-exhausted';

export interface QueueTiming {
  /** The time without a heartbeat after which a worker counts as dead (PostgreSQL only). At least 10. */
  heartbeatSeconds: number;
  /** The interval for detecting dead workers. */
  superviseSeconds: number;
  /** The polling interval for jobs. */
  pollSeconds: number;
  /** The delay before the first retry; it doubles with each attempt up to the maximum. */
  retryDelaySeconds: number;
  retryDelayMaxSeconds: number;
}

/**
 * On PostgreSQL a killed worker is detected after 20 to 31 seconds. All retries together span eight to twelve minutes,
 * so that a short outage, such as a full disk, does not cost an advert its video.
 */
export const defaultTiming: QueueTiming = {
  heartbeatSeconds: 20,
  superviseSeconds: 10,
  pollSeconds: 1,
  retryDelaySeconds: 15,
  retryDelayMaxSeconds: 300,
};

/** The number of retries after a killed worker or a failure that is not the video's fault. */
const RETRIES = 5;

/**
 * Jobs run by descending priority. Usual jobs have the negative number of their round; background jobs come after all
 * of them, and jobs that a shutdown interrupted come first.
 */
const RESUMED = 1;
const BACKGROUND = -1_000_000;

export type Urgency = 'usual' | 'background';

export interface TranscodingQueue {
  /**
   * Queues a job in the transaction, so that the two commit together. Owners take turns: the second video of one waits
   * for the first of every other.
   */
  send(tx: Transaction, job: TranscodingJob, urgency?: Urgency): Promise<void>;
  /** `onJob` processes one job at a time; `onExhausted` receives jobs after their last attempt. */
  work(handlers: {
    onJob(job: TranscodingJob, id: string, signal: AbortSignal): Promise<void>;
    onExhausted(job: TranscodingJob): Promise<void>;
  }): Promise<void>;
  stop(): Promise<void>;
}

export interface QueueOptions {
  database: Database;
  config: Pick<Config, 'databaseUrl'>;
  timing?: QueueTiming;
  onError(error: Error): void;
}

/** Creates the queue of transcoding jobs, which pg-boss stores in the same database as the adverts. */
export async function createQueue({ database, config, timing = defaultTiming, onError }: QueueOptions) {
  const boss = new PgBoss({
    ...(database.kind === 'embedded'
      ? { db: fromPglite(database.lite), backend: 'pglite' as const }
      : { connectionString: config.databaseUrl, max: 3, application_name: 'preroll-jobs' }),
    schedule: false,
    superviseIntervalSeconds: timing.superviseSeconds,
    monitorIntervalSeconds: timing.superviseSeconds,
  });
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(EXHAUSTED);
  const options = {
    retryLimit: RETRIES,
    retryBackoff: true,
    retryDelay: timing.retryDelaySeconds,
    retryDelayMax: timing.retryDelayMaxSeconds,
    expireInSeconds: LONGEST_JOB,
    deleteAfterSeconds: 24 * 3600,
    deadLetter: EXHAUSTED,
    ...(database.kind === 'postgres' ? { heartbeatSeconds: timing.heartbeatSeconds } : {}),
  };
  await boss.createQueue(QUEUE, options);
  await boss.updateQueue(QUEUE, options);
  // warms the cache that pg-boss has for a queue: reading it for the first time inside a transaction would wait for the
  // embedded database's only connection, which that transaction holds
  const unfinished = await boss.findJobs<TranscodingJob>(QUEUE);

  let stopping = false;
  const queue: TranscodingQueue = {
    async send(tx, job, urgency = 'usual') {
      const owner = await readOwner(tx, job.advertId);
      const priority = urgency === 'background' ? BACKGROUND : -(await nextRound(tx, QUEUE, owner));
      await boss.send(QUEUE, job, { db: inTransaction(tx), group: { id: owner }, priority });
    },
    async work({ onJob, onExhausted }) {
      if (database.kind === 'embedded') {
        // no other process can have this database open, so the workers of these jobs are gone
        const orphans = unfinished.filter(({ state }) => state === 'active').map(({ id }) => id);
        if (orphans.length > 0) await boss.fail(QUEUE, orphans, { message: 'the server was killed' });
      }
      const polling = { pollingIntervalSeconds: timing.pollSeconds };
      await boss.work<TranscodingJob>(QUEUE, polling, async ([job]) => {
        if (job === undefined) return;
        await onJob(job.data, job.id, job.signal).catch(async (error) => {
          if (!stopping) throw error;
          // a shutdown is not a failure: a new job with top priority has no delay and all its attempts
          await boss.send(QUEUE, job.data, { priority: RESUMED, group: job.groupId ? { id: job.groupId } : undefined });
        });
      });
      await boss.work<TranscodingJob>(EXHAUSTED, polling, async ([job]) => {
        if (job !== undefined) await onExhausted(job.data);
      });
    },
    async stop() {
      stopping = true;
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
  return queue;
}

/** Returns the owner of the advert, by whom jobs take turns. */
async function readOwner(tx: Transaction, advertId: number): Promise<string> {
  const [row] = await tx
    .select({ ownerId: campaigns.ownerId })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .where(eq(adverts.id, advertId));
  return String(row?.ownerId ?? 0);
}

/** Adapts a transaction for pg-boss. Both drivers return `rows`, but drizzle's common type does not say so. */
const inTransaction = (tx: Transaction) =>
  fromDrizzle({ execute: async (query) => (await tx.execute(query as SQL)) as { rows: unknown[] } }, sql);
