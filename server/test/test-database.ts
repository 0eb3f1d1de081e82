import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { type Database, openDatabase, openInMemory } from '../src/db/database.ts';
import { migrateDatabase } from '../src/db/migrate.ts';

export interface TestDatabase {
  database: Database;
  /** The URL to open it a second time; undefined for the embedded database. */
  databaseUrl: string | undefined;
}

/**
 * Opens a migrated, empty database: in PostgreSQL if TEST_DATABASE_URL names a server, otherwise embedded and in
 * memory.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const databaseUrl = await createDatabase();
  if (databaseUrl === undefined) return { database: await openInMemory(await migrated()), databaseUrl };
  const database = await openDatabase({ dataDir: '', databaseUrl });
  await migrateDatabase(database);
  return { database, databaseUrl };
}

let contents: Promise<Blob> | undefined;

/** Initialising the embedded database takes seconds, so this is done once per worker. */
function migrated(): Promise<Blob> {
  contents ??= (async () => {
    const database = await openInMemory();
    await migrateDatabase(database);
    const dump = await database.lite.dumpDataDir('none');
    await database.close();
    return dump;
  })();
  return contents;
}

/**
 * Creates a migrated, empty database for other processes: in PostgreSQL, otherwise in `dataDir`.
 * @returns its `databaseUrl`
 */
export async function createTestDatabase(dataDir: string): Promise<string | undefined> {
  const databaseUrl = await createDatabase();
  const database = await openDatabase({ dataDir, databaseUrl });
  await migrateDatabase(database);
  await database.close();
  return databaseUrl;
}

async function createDatabase(): Promise<string | undefined> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) return undefined;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
