import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { Pool } from 'pg';
import type { Config } from '../config/config.ts';
import { closeDatabaseFiles } from '../files/make-private.ts';
import type { Db } from './db.ts';
import { lockDirectory } from './directory-lock.ts';
import { openPostgres, QUERY_TIMEOUT } from './open-postgres.ts';
import * as schema from './schema.ts';
import { ThreadedPglite } from './threaded-pglite.ts';

export type { Db, Transaction } from './db.ts';

export type Database =
  | { kind: 'embedded'; db: Db; lite: ThreadedPglite; close(): Promise<void> }
  | { kind: 'postgres'; db: Db; pool: Pool; close(): Promise<void> };

/**
 * Opens PostgreSQL when `databaseUrl` is set, otherwise the embedded database in `dataDir`, which only one process may
 * use at a time.
 *
 * @param queryLimit milliseconds that PostgreSQL may take for a query; 0 for no limit
 * @throws DirectoryInUseError when another process uses the directory
 */
export function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { queryLimit = QUERY_TIMEOUT }: { queryLimit?: number } = {},
): Promise<Database> {
  return databaseUrl === undefined ? openEmbedded(dataDir) : openPostgres(databaseUrl, queryLimit);
}

async function openEmbedded(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  // before PGlite touches a file: it does not lock, and two processes would silently corrupt the data
  const lock = lockDirectory(dataDir);
  const lite = new ThreadedPglite({ dataDir: join(dataDir, 'database') });
  try {
    // as on PostgreSQL: with the default, a few hundred rows by index would be read by a full scan
    await lite.exec('set random_page_cost = 1.1');
    // a new database is a copy with its own file modes
    await closeDatabaseFiles(dataDir);
    const close = () => lite.close().finally(() => lock.release());
    return { kind: 'embedded', db: drizzleOn(lite), lite, close };
  } catch (error) {
    // closes all files before another process takes the directory
    await lite.close().catch(() => {});
    lock.release();
    throw error;
  }
}

/** Drizzle uses only the methods of PGlite that `ThreadedPglite` has. */
export const drizzleOn = (lite: ThreadedPglite) => drizzlePglite(lite as unknown as PGlite, { schema });

/**
 * Opens an embedded database that exists only in memory; for tests.
 * @param contents the result of `dump`; empty by default
 */
export async function openInMemory(contents?: Blob) {
  const lite = new ThreadedPglite({ contents });
  return { kind: 'embedded', db: drizzleOn(lite), lite, close: () => lite.close() } satisfies Database;
}
