import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from './database.ts';

const EVERY_HOUR = 60 * 60 * 1000;

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')`;

/**
 * Removes what is outdated, and vacuums and analyses the embedded database, at once and then every hour. PostgreSQL does
 * the latter by itself; the embedded database would otherwise plan queries without statistics. Resolves after the first
 * run.
 *
 * @param removeOutdated deletes what nobody needs any more; several servers may do so at once
 * @returns a function that stops it
 */
export async function startHousekeeping(
  database: Database,
  log: Pick<FastifyBaseLogger, 'error'>,
  removeOutdated: (db: Db) => Promise<void>,
): Promise<() => Promise<void>> {
  const keepHouse = async () => {
    await removeOutdated(database.db).catch((error) => log.error(error, 'removing what is outdated failed'));
    if (database.kind === 'embedded') await vacuum(database.lite);
  };
  let running = keepHouse();
  await running;
  const timer = setInterval(() => {
    running = keepHouse().catch((error) => log.error(error, 'vacuuming the database failed'));
  }, EVERY_HOUR);
  return () => {
    clearInterval(timer);
    return running;
  };
}

/** Takes one table at a time, so that other queries wait for one table at most. */
async function vacuum(lite: Extract<Database, { kind: 'embedded' }>['lite']): Promise<void> {
  const { rows } = await lite.query<{ name: string }>(TABLES);
  for (const { name } of rows) await lite.exec(`vacuum (analyze) ${name}`);
}
