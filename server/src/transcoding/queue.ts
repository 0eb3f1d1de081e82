import { eq, type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../db/database.ts';
import { adverts, campaigns } from '../db/schema.ts';
import type { TranscodingJob } from './advert-video.ts';
import { nextRound } from './next-round.ts';
import { LONGEST_JOB } from './time-limits.ts';

const QUEUE = 'transcoding';
const EXHAUSTED = 'transcoding-exhausted';

export interface QueueTiming {
  /** A worker that was not heard of for so long is dead (PostgreSQL only). At least 10. */
  heartbeatSeconds: number;
  /** How often to look for dead workers. */
  superviseSeconds: number;
  /** How often to look for a job. */
  pollSeconds: number;
  /** A job that failed is begun again after about so long, then after twice as long, and so on to the maximum. */
  retryDelaySeconds: number;
  retryDelayMaxSeconds: number;
}

/**
 * On PostgreSQL a killed worker is noticed after 20 to 31 seconds. All retries together take eight to twelve minutes:
 * a short outage, such as a full disk that somebody clears, doesn't cost an advert its video.
 */
export const defaultTiming: QueueTiming = {
  heartbeatSeconds: 20,
  superviseSeconds: 10,
  pollSeconds: 1,
  retryDelaySeconds: 15,
  retryDelayMaxSeconds: 300,
};

/** How often a job is begun again whose worker was killed, or that failed through no fault of its video. */
const RETRIES = 5;

/**
 * The job with the highest number is next. Usual ones have the negative number of their round; what nobody waits for
 * comes after all of them, and what a stopped server had begun comes before.
 */
const RESUMED = 1;
const UNHURRIED = -1_000_000;

export type Urgency = 'usual' | 'unhurried';

export interface TranscodingQueue {
  /**
   * The job exists if, and only if, the transaction commits. Owners take turns: the second video of one waits for the
   * first of every other.
   */
  send(tx: Transaction, job: TranscodingJob, urgency?: Urgency): Promise<void>;
  /** `onJob` does one job at a time; `onExhausted` hears of jobs that were given up. */
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

/** The jobs of transcoding, kept by pg-boss in the same database as the adverts. */
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
  // pg-boss remembers what it has asked of a queue: asking for the first time inside of a transaction would wait for
  // the embedded database's only connection, which that transaction has
  const unfinished = await boss.findJobs<TranscodingJob>(QUEUE);

  let stopping = false;
  const queue: TranscodingQueue = {
    async send(tx, job, urgency = 'usual') {
      const owner = await readOwner(tx, job.advertId);
      const priority = urgency === 'unhurried' ? UNHURRIED : -(await nextRound(tx, QUEUE, owner));
      await boss.send(QUEUE, job, { db: inTransaction(tx), group: { id: owner }, priority });
    },
    async work({ onJob, onExhausted }) {
      if (database.kind === 'embedded') {
        // no other process can have this database open: whoever was at work on these is gone
        const orphans = unfinished.filter(({ state }) => state === 'active').map(({ id }) => id);
        if (orphans.length > 0) await boss.fail(QUEUE, orphans, { message: 'the server was killed' });
      }
      const polling = { pollingIntervalSeconds: timing.pollSeconds };
      await boss.work<TranscodingJob>(QUEUE, polling, async ([job]) => {
        if (job === undefined) return;
        await onJob(job.data, job.id, job.signal).catch(async (error) => {
          if (!stopping) throw error;
          // being stopped is no failure: a new job, first in line, waits for nothing and has all its attempts
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

/** Whose turn a job takes: the advert's owner. */
async function readOwner(tx: Transaction, advertId: number): Promise<string> {
  const [row] = await tx
    .select({ ownerId: campaigns.ownerId })
    .from(adverts)
    .innerJoin(campaigns, eq(campaigns.id, adverts.adsId))
    .where(eq(adverts.id, advertId));
  return String(row?.ownerId ?? 0);
}

/** Both drivers answer with `rows`; the type that drizzle has for the two doesn't say so. */
const inTransaction = (tx: Transaction) =>
  fromDrizzle({ execute: async (query) => (await tx.execute(query as SQL)) as { rows: unknown[] } }, sql);
