import { NodePgDriver } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import { DatabaseError, type Pool, type PoolClient, type QueryConfig } from 'pg';
import type { Db, Transaction } from './database.ts';

/**
 * Runs a transaction on a connection of the pool.
 *
 * drizzle's own never gives back a connection on which BEGIN failed, puts one back into the pool whose ROLLBACK never
 * got through, and then throws the error of that ROLLBACK instead of the first. Here a connection on which a query
 * failed without an answer from PostgreSQL is closed, which rolls back.
 */
export async function runTransaction<Result>(
  { pool, db }: { pool: Pool; db: Db },
  work: (tx: Transaction) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> {
  const connection = await borrow(pool);
  try {
    const driver = new NodePgDriver(connection as unknown as PoolClient, new PgDialect());
    const session = driver.createSession({ ...db._, schema: db._.schema ?? {} });
    return await session.transaction((tx) => work(tx as unknown as Transaction), config);
  } finally {
    connection.giveBack();
  }
}

/** A connection of the pool, as far as drizzle asks for one. */
async function borrow(pool: Pool) {
  const client = await pool.connect();
  let isOurs = true;
  const giveBack = (error?: Error) => {
    if (isOurs) client.release(error);
    isOurs = false;
  };
  return {
    giveBack,
    async query(query: QueryConfig, values: unknown[]) {
      try {
        if (isOurs) return await client.query(query, values);
      } catch (error) {
        if (error instanceof DatabaseError) throw error;
        giveBack(error as Error);
        if (!isRollback(query)) throw error;
      }
      // rolled back with the connection: drizzle goes on to throw what failed first
      if (isRollback(query)) return { rows: [] };
      throw new Error('The connection of this transaction was closed');
    },
  };
}

const isRollback = ({ text }: QueryConfig) => text.startsWith('rollback');
