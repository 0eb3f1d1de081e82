import { Client } from 'pg';
import type { Database } from './database.ts';

/** The keys of the advisory locks: any numbers that no other lock uses. */
const keys = { schema: 7_307_355, eventStore: 7_307_356, delivery: 7_307_357 };

type Shared = Extract<Database, { kind: 'postgres' }>;

/** PostgreSQL's code for exceeding `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Whether another server holds the lock. */
export const isLockHeldElsewhere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;

const isOfDatabase = 'database = (select oid from pg_database where datname = current_database())';

/**
 * Returns the process id of the backend whose session holds the lock; null if none does.
 *
 * @param aloneOnly whether to ignore shared locks
 */
export async function findLockHolder(
  { pool }: Pick<Shared, 'pool'>,
  lock: keyof typeof keys,
  { aloneOnly = false }: { aloneOnly?: boolean } = {},
): Promise<number | null> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and objid = $1 and granted and ${isOfDatabase}
      and (mode = 'ExclusiveLock' or not $2)`,
    [keys[lock], aloneOnly],
  );
  return rows[0]?.pid ?? null;
}

/**
 * Ends the session of a lost connection if PostgreSQL has not noticed the loss yet; otherwise the lock could be held for
 * hours.
 * @param session the process id of its backend
 */
export async function endLostSession({ pool }: Pick<Shared, 'pool'>, lock: keyof typeof keys, session: number) {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and objid = $1 and pid = $2 and granted
        and ${isOfDatabase}`,
    [keys[lock], session],
  );
}

/**
 * Runs work that only one server on a PostgreSQL may do at a time; the others wait.
 *
 * It uses its own connection, because the pool limits the duration of queries. The work may use it too. If the connection
 * breaks, another server gets the lock: the signal aborts, and work that doesn't use the connection must end.
 *
 * @param maxWait milliseconds to wait for the others; 0 for no limit
 * @param isShared whether other shared holders may hold it at the same time
 */
export async function withLock<Result>(
  { pool }: Pick<Shared, 'pool'>,
  lock: keyof typeof keys,
  work: (client: Client, held: AbortSignal) => Promise<Result>,
  { maxWait = 0, isShared = false }: { maxWait?: number; isShared?: boolean } = {},
): Promise<Result> {
  const client = new Client({
    connectionString: pool.options.connectionString,
    connectionTimeoutMillis: 10_000,
    // also detects a server that disappeared silently
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  const lost = new AbortController();
  // a pending query rejects with the same error
  client.on('error', (error) => lost.abort(error));
  await client.connect();
  try {
    await client.query("select set_config('lock_timeout', $1, false)", [String(maxWait)]);
    await client.query(`select pg_advisory_lock${isShared ? '_shared' : ''}($1)`, [keys[lock]]);
    // the work may wait for its own locks
    await client.query("select set_config('lock_timeout', '0', false)");
    const result = await work(client, lost.signal);
    lost.signal.throwIfAborted();
    return result;
  } finally {
    // also releases the lock
    await client.end();
  }
}
