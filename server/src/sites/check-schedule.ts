import { fromPglite, PgBoss } from 'pg-boss';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { checkKeptSums } from './check-kept-sums.ts';
import { type DailyDeps, runDailyChecks } from './daily-checks.ts';

const QUEUE = 'site-checks';
const EVERY_QUARTER_OF_AN_HOUR = '*/15 * * * *';

const SUMS_QUEUE = 'site-sums';
/** In UTC, between two runs of the other checks. */
const EVERY_NIGHT = '40 2 * * *';

/** Longer than a run can take, in seconds: 400 sites, four at once, of ten seconds each. */
const LONGEST_RUN = 1200;
/** The same for the comparison of kept sums with years of days. */
const LONGEST_COMPARISON = 3600;

export interface SiteChecks {
  /** Checks what is due now; the schedule does so by itself once it is started. */
  runDue(now?: Date): Promise<number>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Schedules the daily checks, and the nightly one of the kept sums: pg-boss lets one of several processes run them. */
export function createSiteChecks(
  { database, config }: { database: Database; config: Pick<Config, 'databaseUrl'> },
  deps: DailyDeps,
): SiteChecks {
  let boss: PgBoss | null = null;
  return {
    runDue: (now) => runDailyChecks(deps, now),
    async start() {
      boss = new PgBoss({
        ...(database.kind === 'embedded'
          ? { db: fromPglite(database.lite), backend: 'pglite' as const }
          : { connectionString: config.databaseUrl, max: 2, application_name: 'preroll-site-checks' }),
        // the queue of transcoding does this for all queues
        supervise: false,
      });
      boss.on('error', (error) => deps.log.error(error, 'the schedule of checks failed'));
      await boss.start();
      // one run at a time, however many processes and however long it takes
      await boss.createQueue(QUEUE, { policy: 'exclusive', expireInSeconds: LONGEST_RUN, retryLimit: 0 });
      await boss.schedule(QUEUE, EVERY_QUARTER_OF_AN_HOUR);
      await boss.work(QUEUE, { pollingIntervalSeconds: 30 }, async () => {
        await runDailyChecks(deps);
      });
      await boss.createQueue(SUMS_QUEUE, { policy: 'exclusive', expireInSeconds: LONGEST_COMPARISON, retryLimit: 0 });
      await boss.schedule(SUMS_QUEUE, EVERY_NIGHT);
      await boss.work(SUMS_QUEUE, { pollingIntervalSeconds: 30 }, async () => {
        await checkKeptSums(deps).catch((error) => {
          deps.log.error(error, 'comparing the kept sums of sites failed');
          throw error;
        });
      });
    },
    async stop() {
      await boss?.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
