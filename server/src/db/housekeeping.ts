import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database.ts';

const EVERY_HOUR = 60 * 60 * 1000;

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')`;

/**
 * PostgreSQL sweeps its tables and counts what lies in them by itself; the embedded database does when it is told, and
 * until then plans as if it knew nothing. Done when this resolves, and every hour from then on.
 *
 * @returns ends it
 */
export async function startHousekeeping(
  database: Database,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<() => Promise<void>> {
  if (database.kind === 'postgres') return async () => {};
  let sweeping = sweep(database.lite);
  await sweeping;
  const timer = setInterval(() => {
    sweeping = sweep(database.lite).catch((error) => log.error(error, 'the database could not be swept'));
  }, EVERY_HOUR);
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}

/** One table after another: who asks meanwhile waits for one and not for all. */
async function sweep(lite: Extract<Database, { kind: 'embedded' }>['lite']): Promise<void> {
  const { rows } = await lite.query<{ name: string }>(TABLES);
  for (const { name } of rows) await lite.exec(`vacuum (analyze) ${name}`);
}
