import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { type Database, openDatabase, openInMemory } from '../src/platform/db/database.ts';
import { migrateDatabase } from '../src/platform/db/migrate.ts';

export interface TestDatabase {
  database: Database;
  /** The URL to open it a second time; undefined for the embedded database. */
  databaseUrl: string | undefined;
}

/** Opens a migrated, empty database: in PostgreSQL if TEST_DATABASE_URL names a server, otherwise embedded and in memory. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const databaseUrl = await createDatabase();
  if (databaseUrl === undefined) return { database: await openInMemory(await migrated()), databaseUrl };
  return { database: await openDatabase({ dataDir: '', databaseUrl }), databaseUrl };
}

let contents: Promise<Blob> | undefined;

/** Initialising the embedded database takes seconds, so this is done once per worker. */
function migrated(): Promise<Blob> {
  contents ??= (async () => {
    const database = await openInMemory();
    await migrateDatabase(database);
    const dump = await database.lite.dump();
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
  if (databaseUrl === undefined) await migrate({ dataDir, databaseUrl });
  return databaseUrl;
}

let template: Promise<string> | undefined;

/** Copies a migrated database, because applying all migrations costs several times as much. */
async function createDatabase(): Promise<string | undefined> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) return undefined;
  template ??= createTemplate(server);
  return createFrom(server, await template);
}

/** @returns its name */
async function createTemplate(server: string): Promise<string> {
  const databaseUrl = await createFrom(server, 'template1');
  await migrate({ dataDir: '', databaseUrl });
  return new URL(databaseUrl).pathname.slice(1);
}

async function migrate(place: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(place);
  await migrateDatabase(database);
  // PostgreSQL can't copy a database with open connections
  await database.close();
}

/** @returns the new database's URL */
async function createFrom(server: string, original: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name} template ${original}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
