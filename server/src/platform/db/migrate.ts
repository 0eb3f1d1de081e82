import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { type Database, drizzleOn } from './database.ts';
import { withLock } from './with-lock.ts';

const migrationsFolder = resolve(import.meta.dirname, '../../../migrations');
const functionsFolder = resolve(import.meta.dirname, 'functions');

/** Applies pending migrations, then functions and triggers that have changed. Several processes may start at the same time. */
export async function migrateDatabase(database: Database): Promise<void> {
  if (database.kind === 'embedded') {
    await migratePglite(drizzleOn(database.lite), { migrationsFolder });
    await applyFunctions({ query: (text) => database.lite.query(text), exec: (text) => database.lite.exec(text) });
  } else
    await withLock(database, 'schema', async (client) => {
      await migrateNodePostgres(drizzle(client), { migrationsFolder });
      await applyFunctions({ query: (text) => client.query(text), exec: (text) => client.query(text) });
    });
}

interface Connection {
  query(text: string): Promise<{ rows: unknown[] }>;
  /** Runs several statements. */
  exec(text: string): Promise<unknown>;
}

/** Creates or replaces functions and triggers, but only if one has changed, because replacing a trigger locks its table. */
async function applyFunctions({ query, exec }: Connection): Promise<void> {
  const files = globSync('*.sql', { cwd: functionsFolder }).sort();
  const statements = files.map((file) => readFileSync(resolve(functionsFolder, file), 'utf8')).join('\n');
  const hash = createHash('sha256').update(statements).digest('hex');
  await exec('CREATE TABLE IF NOT EXISTS drizzle.functions (hash text NOT NULL)');
  const { rows } = await query(`SELECT hash FROM drizzle.functions WHERE hash = '${hash}'`);
  if (rows.length > 0) return;
  // statements in one message form one transaction
  await exec(`${statements}
DELETE FROM drizzle.functions;
INSERT INTO drizzle.functions VALUES ('${hash}')`);
}
