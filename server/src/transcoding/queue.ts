import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { TranscodingJob } from './advert-video.ts';

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

/** The highest number is first in line. What nobody waits for comes after what people have just uploaded. */
const PRIORITIES = { unhurried: -1, usual: 0, resumed: 1 };

export type Urgency = Exclude<keyof typeof PRIORITIES, 'resumed'>;

export interface TranscodingQueue {
  /** The job exists if, and only if, the transaction commits. */
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
    expireInSeconds: 4 * 3600,
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
      await boss.send(QUEUE, job, { db: inTransaction(tx), priority: PRIORITIES[urgency] });
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
          await boss.send(QUEUE, job.data, { priority: PRIORITIES.resumed });
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

/** Both drivers answer with `rows`; the type that drizzle has for the two doesn't say so. */
const inTransaction = (tx: Transaction) =>
  fromDrizzle({ execute: async (query) => (await tx.execute(query as SQL)) as { rows: unknown[] } }, sql);
