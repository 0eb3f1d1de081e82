import { NodePgDriver } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import { DatabaseError, type Pool, type PoolClient, type QueryConfig } from 'pg';
import type { Db, Transaction } from './db.ts';

/**
 * Runs a transaction on a connection of the pool.
 *
 * drizzle's own version never releases a connection whose BEGIN failed, returns a connection to the pool after a failed
 * ROLLBACK, and then throws the error of that ROLLBACK instead of the original one
 * (https://github.com/drizzle-team/drizzle-orm/issues/6114). This version closes a connection after a query failed without
 * an answer from PostgreSQL, which rolls the transaction back.
 */
export async function runTransaction<Result>(
  { pool, db }: { pool: Pool; db: Db },
  work: (tx: Transaction) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  const connection = await borrowConnection(pool);
  try {
    const driver = new NodePgDriver(connection as unknown as PoolClient, new PgDialect());
    const session = driver.createSession({ ...db._, schema: db._.schema ?? {} });
    return await session.transaction((tx) => work(tx as unknown as Transaction), config);
  } finally {
    connection.releaseClient();
  }
}

/** Wraps a pooled connection with the methods that drizzle needs. */
async function borrowConnection(pool: Pool) {
  const client = await pool.connect();
  let isOurs = true;
  const releaseClient = (error?: Error) => {
    if (isOurs) client.release(error);
    isOurs = false;
  };
  return {
    releaseClient,
    async query(query: QueryConfig, values: unknown[]) {
      try {
        if (isOurs) return await client.query(query, values);
      } catch (error) {
        if (error instanceof DatabaseError) throw error;
        releaseClient(error as Error);
        if (!isRollback(query)) throw error;
      }
      // closing the connection rolls back, and drizzle then throws the original error
      if (isRollback(query)) return { rows: [] };
      throw new Error('The connection of this transaction was closed');
    },
  };
}

const isRollback = ({ text }: QueryConfig) => text.startsWith('rollback');
