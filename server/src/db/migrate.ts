import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Pool } from 'pg';
import type { Database } from './database.ts';

const migrationsFolder = resolve(import.meta.dirname, '../../migrations');

/** Any number that nothing else in the database locks. */
const LOCK = 7_307_355;

/** Brings the tables up to date; nothing happens when they are. Several processes may start at the same time. */
export function migrateDatabase(database: Database): Promise<void> {
  return database.kind === 'embedded'
    ? migratePglite(drizzlePglite(database.lite), { migrationsFolder })
    : migratePostgres(database.pool);
}

async function migratePostgres(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrateNodePostgres(drizzle(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    client.release();
  } catch (error) {
    // closing the connection lets go of the lock
    client.release(true);
    throw error;
  }
}
