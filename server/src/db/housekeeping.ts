import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database.ts';

const EVERY_HOUR = 60 * 60 * 1000;

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')`;

/**
 * Vacuums and analyses the embedded database at once and then every hour. PostgreSQL does this by itself; the embedded
 * database would otherwise plan queries without statistics. Resolves after the first run.
 *
 * @returns a function that stops it
 */
export async function startHousekeeping(
  database: Database,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<() => Promise<void>> {
  if (database.kind === 'postgres') return async () => {};
  let running = vacuum(database.lite);
  await running;
  const timer = setInterval(() => {
    running = vacuum(database.lite).catch((error) => log.error(error, 'vacuuming the database failed'));
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
