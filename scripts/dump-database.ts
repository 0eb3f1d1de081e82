/**
 * `npm run db:dump -- preroll.sql`: dumps the embedded database to a file that psql loads into PostgreSQL 15 or newer.
 * The database must not be in use: stop the server first.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import { readConfig } from '../server/src/config.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { DirectoryInUseError } from '../server/src/db/directory-lock.ts';

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
const database = await openDatabase({ dataDir }).catch((error: Error) => {
  if (!(error instanceof DirectoryInUseError)) throw error;
  console.error(error.message);
  process.exit(1);
});
if (database.kind !== 'embedded') throw new Error('Only the embedded database is dumped; PostgreSQL has pg_dump.');
const dump = await pgDump({ pg: database.lite, args: ['--no-owner', '--no-privileges'] });
await database.close();

// PostgreSQL before version 17 doesn't know this setting and would refuse the whole file
const text = (await dump.text()).replace(/^SET transaction_timeout = 0;\n/m, '');
// the file contains password hashes
await writeFile(target, text, { mode: 0o600 });
console.log(`Wrote ${target}, ${Math.ceil(text.length / 1024)} KiB, from ${dataDir}`);
