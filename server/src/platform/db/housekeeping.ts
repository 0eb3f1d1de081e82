import type { Jobs } from '../jobs/jobs.ts';
import type { Database, Db } from './database.ts';

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')`;

type RemoveOutdated = (db: Db) => Promise<void>;

/** Runs the housekeeping every hour. */
export function scheduleHousekeeping(jobs: Jobs, database: Database, removeOutdated: RemoveOutdated): void {
  const schedule = { cron: '50 * * * *', expireInSeconds: 3600 };
  jobs.addSchedule('housekeeping', schedule, () => runHousekeeping(database, removeOutdated));
}

/**
 * Removes outdated records, and vacuums and analyses the embedded database. PostgreSQL does that by itself, but the embedded
 * database would plan queries without statistics.
 */
export async function runHousekeeping(database: Database, removeOutdated: RemoveOutdated): Promise<void> {
  await removeOutdated(database.db);
  if (database.kind === 'embedded') await vacuum(database.lite);
}

/** One table at a time, so that other queries wait for one table at most. */
async function vacuum(lite: Extract<Database, { kind: 'embedded' }>['lite']): Promise<void> {
  const { rows } = await lite.query<{ name: string }>(TABLES);
  for (const { name } of rows) await lite.exec(`vacuum (analyze) ${name}`);
}
