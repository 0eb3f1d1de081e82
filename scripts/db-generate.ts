/**
 * Generates the initial migration from the schema. Until the first release it is regenerated on every change of the
 * schema, and existing databases have to be recreated; see ADR 24. Functions and triggers are not included: the server
 * applies those of `server/src/platform/db/functions` itself.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

for (const file of globSync('server/migrations/{0000_*.sql,meta}')) rmSync(file, { recursive: true });
execFileSync('npx', ['drizzle-kit', 'generate', '--name=initial'], { cwd: 'server', stdio: 'inherit' });

const migration = 'server/migrations/0000_initial.sql';
const statements = [
  'CREATE EXTENSION IF NOT EXISTS pg_trgm;',
  readFileSync(migration, 'utf8').trim(),
  readFileSync('server/src/platform/db/first-rows.sql', 'utf8').trim(),
];
writeFileSync(migration, `${statements.join('--> statement-breakpoint\n')}\n`);
