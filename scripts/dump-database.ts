/**
 * `npm run db:dump -- preroll.sql`: dumps the embedded database to a file that psql loads into PostgreSQL 15 or newer.
 * The database must not be in use: stop the server first.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import { readConfig } from '../server/src/platform/config/config.ts';
import { DirectoryInUseError, lockDirectory } from '../server/src/platform/db/directory-lock.ts';
import { pgliteExtensions } from '../server/src/platform/db/pglite-extensions.ts';

const target = process.argv[2];
if (!target) {
  console.error('Say where to write: npm run db:dump -- preroll.sql');
  process.exit(1);
}

const { dataDir } = readConfig(process.env);
if (!existsSync(join(dataDir, 'database'))) {
  console.error(`There is no database in ${dataDir}: say where it is with DATA_DIR.`);
  process.exit(1);
}
const lock = lockOrExit();
const pg = new PGlite({ dataDir: join(dataDir, 'database'), extensions: pgliteExtensions });
const dump = await pgDump({ pg, args: ['--no-owner', '--no-privileges'] });
await pg.close();
lock.release();

// PostgreSQL before version 17 doesn't know this setting and would reject the file
const text = (await dump.text()).replace(/^SET transaction_timeout = 0;\n/m, '');
// the file contains password hashes
await writeFile(target, text, { mode: 0o600 });
console.log(`Wrote ${target}, ${Math.ceil(text.length / 1024)} KiB, from ${dataDir}`);

function lockOrExit() {
  try {
    return lockDirectory(dataDir);
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
