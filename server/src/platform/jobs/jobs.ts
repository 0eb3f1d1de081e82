import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, fromPglite, type Job, PgBoss, type Queue as QueueOptions, type SendOptions } from 'pg-boss';
import type { Config } from '../config/config.ts';
import type { Database, Transaction } from '../db/database.ts';

export interface JobsTiming {
  /** After this time without a heartbeat, a worker counts as dead (PostgreSQL only). At least 10. */
  heartbeatSeconds: number;
  /** The interval for detecting dead workers. */
  superviseSeconds: number;
  /** The interval at which schedules are compared with the clock. */
  cronSeconds: number;
}

/** On PostgreSQL a killed worker is detected after 20 to 31 seconds. */
const defaultTiming: JobsTiming = { heartbeatSeconds: 20, superviseSeconds: 10, cronSeconds: 30 };

interface JobsDeps {
  database: Database;
  config: Pick<Config, 'databaseUrl'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** For tests. */
  timing?: Partial<JobsTiming>;
}

type QueueSettings = Omit<QueueOptions, 'name' | 'heartbeatSeconds'> & {
  /** The polling interval for jobs; 2 by default. */
  pollSeconds?: number;
};

export interface JobQueue<Data extends object> {
  /** Queues a job; in a transaction, the two commit together. */
  send(data: Data, options?: Omit<SendOptions, 'db'> & { tx?: Transaction }): Promise<void>;
}

interface Schedule {
  /** In UTC. */
  cron: string;
  /** Whether it also runs at each start of a server. */
  atStart?: boolean;
  /** Whether times without a running server are made up for by one run. */
  catchUp?: boolean;
  /** The maximum duration of a run. */
  expireInSeconds: number;
  /** How often a failed run is retried; 2 by default. */
  retryLimit?: number;
  /** The delay of retries; 60 by default. */
  retryDelay?: number;
}

export interface Jobs {
  /** Adds a queue, whose jobs are processed one at a time after `start`. Failed jobs are retried as configured. */
  addQueue<Data extends object>(
    name: string,
    settings: QueueSettings,
    run: (job: Job<Data>) => Promise<void>,
  ): Promise<JobQueue<Data>>;
  /** Adds a schedule. Only one server of those on the database runs it at a time. */
  addSchedule(name: string, schedule: Schedule, run: (signal: AbortSignal) => Promise<unknown>): void;
  /** Aborts on `stop`, like the signals of jobs. */
  stopping: AbortSignal;
  start(): Promise<void>;
  /** Aborts the signals of running jobs, and waits for the jobs for at most ten seconds. */
  stop(): Promise<void>;
  /** Processes the waiting jobs of a queue as its worker does; for tests, which start no workers. */
  runWaiting(name: string): Promise<void>;
}

const POLL_SCHEDULE = 10;

/** Opens the server's jobs, which pg-boss stores in the same database as everything else. */
export async function openJobs({ database, config, log, timing }: JobsDeps): Promise<Jobs> {
  const { heartbeatSeconds, superviseSeconds, cronSeconds } = { ...defaultTiming, ...timing };
  const boss = new PgBoss({
    ...(database.kind === 'embedded'
      ? { db: fromPglite(database.lite), backend: 'pglite' as const }
      : { connectionString: config.databaseUrl, max: 4, application_name: 'preroll-jobs' }),
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    cronMonitorIntervalSeconds: cronSeconds,
    cronWorkerIntervalSeconds: Math.min(5, cronSeconds),
  });
  boss.on('error', (error) => log.error(error, 'the job queue failed'));
  await boss.start();

  const ending = new AbortController();
  const workers = new Map<string, { pollSeconds: number; run: (job: Job<never>) => Promise<void> }>();
  const schedules = new Map<string, Schedule>();

  const createQueue = async (name: string, { policy, ...options }: Omit<QueueOptions, 'name'>) => {
    const defaults = { retryLimit: 2, deleteAfterSeconds: 24 * 3600 };
    const settings = { ...defaults, ...options, ...(database.kind === 'postgres' && { heartbeatSeconds }) };
    await boss.createQueue(name, { ...settings, policy });
    await boss.updateQueue(name, settings);
  };

  /** Fails the jobs of a killed server. No other process can have the embedded database open. */
  const failOrphans = async () => {
    if (database.kind !== 'embedded') return;
    const names = [...workers.keys()];
    const { rows } = await database.lite.query<{ name: string; id: string }>(
      `select name, id from pgboss.job where state = 'active' and name = any($1)`,
      [names],
    );
    for (const { name, id } of rows) await boss.fail(name, id, { message: 'the server was killed' });
  };

  return {
    stopping: ending.signal,

    async addQueue(name, { pollSeconds = 2, ...options }, run) {
      await createQueue(name, options);
      // pg-boss reads a queue's settings when it is first used: inside a transaction, that would wait for the embedded
      // database's only connection, which the transaction holds
      await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
      workers.set(name, { pollSeconds, run });
      return {
        async send(data, { tx, ...sendOptions } = {}) {
          await boss.send(name, data, { ...sendOptions, ...(tx && { db: inTransaction(tx) }) });
        },
      };
    },

    addSchedule(name, schedule, run) {
      schedules.set(name, schedule);
      workers.set(name, {
        pollSeconds: Math.min(POLL_SCHEDULE, cronSeconds),
        run: async ({ signal }) => {
          await run(signal).catch((error) => {
            if (!ending.signal.aborted) log.error(error, `${name} failed`);
            throw error;
          });
        },
      });
    },

    async start() {
      await failOrphans();
      for (const [name, { cron, atStart, catchUp, ...options }] of schedules) {
        await createQueue(name, { retryDelay: 60, ...options, policy: 'exclusive' });
        await boss.schedule(name, cron, null, { missed: catchUp ? 'once' : 'skip' });
        if (atStart) await boss.send(name);
      }
      for (const [name, { pollSeconds, run }] of workers)
        await boss.work<never>(name, { pollingIntervalSeconds: pollSeconds }, async ([job]) => {
          if (job !== undefined) await run({ ...job, signal: AbortSignal.any([job.signal, ending.signal]) });
        });
    },

    async stop() {
      ending.abort();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },

    async runWaiting(name) {
      for (;;) {
        const [job] = await boss.fetch<never>(name);
        if (job === undefined) return;
        await workers
          .get(name)
          ?.run({ ...job, signal: ending.signal })
          .then(
            () => boss.complete(name, job.id),
            (error: Error) => boss.fail(name, job.id, { message: error.message }),
          );
      }
    },
  };
}

/** Adapts a transaction for pg-boss. Both drivers return `rows`, but drizzle's common type does not say so. */
const inTransaction = (tx: Transaction) =>
  fromDrizzle({ execute: async (query) => (await tx.execute(query as SQL)) as { rows: unknown[] } }, sql);
