import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Db } from './db.ts';
import { runTransaction } from './run-transaction.ts';
import * as schema from './schema.ts';

/** The time limit of a query in milliseconds. Together with `CONNECTION_TIMEOUT` it stays below the 15 s of a call. */
export const QUERY_TIMEOUT = 8_000;
const CONNECTION_TIMEOUT = 5_000;
/**
 * How long an idle connection stays open. Opening one takes several round trips, which are slow while the process is busy
 * rendering documents or adding up events.
 */
const IDLE_TIMEOUT = 10 * 60_000;
/** The time that PostgreSQL has to report a cancelled query. A hanging server reports nothing. */
const CANCEL_TIMEOUT = 1_000;

const options = [
  // JIT compilation and parallel workers take longer to start than a list's query takes; they are for reports
  '-c jit=off -c parallel_setup_cost=20000',
  // indexes are in memory or on an SSD: with the default, a few hundred rows by index would be read by a full scan
  '-c random_page_cost=1.1',
  // UTC days, as in the embedded database
  '-c timezone=UTC',
].join(' ');

/**
 * Opens a pool of connections to PostgreSQL. The process survives lost connections: a query that loses its connection
 * or runs out of time rejects, and the next one opens a new connection.
 *
 * @param queryLimit milliseconds; 0 for none
 */
export async function openPostgres(databaseUrl: string, queryLimit: number) {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    options,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    idleTimeoutMillis: IDLE_TIMEOUT,
    ...(queryLimit > 0 ? { statement_timeout: queryLimit, query_timeout: queryLimit + CANCEL_TIMEOUT } : {}),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // Node ends a process on an `error` event without a listener. The pool listens to idle connections only, so each
  // connection in use needs its own listener. The query rejects with the same error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query('select 1');
  const db: Db = drizzle(pool, { schema });
  db.transaction = (work, config) => runTransaction({ pool, db }, work, config);
  return { kind: 'postgres' as const, db, pool, close: () => pool.end() };
}
