import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Db } from './database.ts';
import { runTransaction } from './run-transaction.ts';
import * as schema from './schema.ts';

/** How long a query may take, in milliseconds. With `CONNECTION_LIMIT` it adds up to less than the 15 s of a call. */
export const QUERY_LIMIT = 8_000;
const CONNECTION_LIMIT = 5_000;
/** What PostgreSQL has to report that it cancelled a query. A server that hangs reports nothing. */
const REPORT_LIMIT = 1_000;

/**
 * Opens a pool of connections to PostgreSQL. Whatever becomes of the connections, the process lives on: a query whose
 * connection is lost or whose time is up rejects, and the next one opens a new connection.
 *
 * @param queryLimit milliseconds; 0 for none
 */
export async function openPostgres(databaseUrl: string, queryLimit: number) {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: CONNECTION_LIMIT,
    ...(queryLimit > 0 ? { statement_timeout: queryLimit, query_timeout: queryLimit + REPORT_LIMIT } : {}),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // Node ends a process when nobody listens to an `error`. The pool listens to its idle connections only, and tells us
  // of those; one that is checked out has to have a listener of its own. Its query rejects with the same error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query('select 1');
  const db: Db = drizzle(pool, { schema });
  db.transaction = (work, config) => runTransaction({ pool, db }, work, config);
  return { kind: 'postgres' as const, db, pool, close: () => pool.end() };
}
