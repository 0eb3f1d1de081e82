import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, type Pool } from 'pg';
import type { Database } from './database.ts';

const migrationsFolder = resolve(import.meta.dirname, '../../migrations');

/** The key of the advisory lock: any number that no other lock uses. */
const LOCK = 7_307_355;

/** Applies pending migrations. Several processes may start at the same time. */
export function migrateDatabase(database: Database): Promise<void> {
  return database.kind === 'embedded'
    ? migratePglite(drizzlePglite(database.lite), { migrationsFolder })
    : migratePostgres(database.pool);
}

/** Uses its own connection, because the pool limits the duration of a query. */
async function migratePostgres({ options }: Pool): Promise<void> {
  const client = new Client({ connectionString: options.connectionString, connectionTimeoutMillis: 10_000 });
  // the pending query rejects with the same error
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrateNodePostgres(drizzle(client), { migrationsFolder });
  } finally {
    // also releases the lock
    await client.end();
  }
}
