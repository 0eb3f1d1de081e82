import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { type Database, drizzleOn } from './database.ts';
import { holdLock } from './hold-lock.ts';

const migrationsFolder = resolve(import.meta.dirname, '../../migrations');

/** Applies pending migrations. Several processes may start at the same time. */
export function migrateDatabase(database: Database): Promise<void> {
  return database.kind === 'embedded'
    ? migratePglite(drizzleOn(database.lite), { migrationsFolder })
    : holdLock(database, 'schema', (client) => migrateNodePostgres(drizzle(client), { migrationsFolder }));
}
