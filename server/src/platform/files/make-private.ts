import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './error-code.ts';

const OTHERS = 0o077;

/**
 * Makes the data folder readable by its owner alone, and all that this process writes from now on. In a folder that was open
 * to others, the files of the embedded database are closed one by one.
 * @returns whether it was open to others
 */
export async function makePrivate(dataDir: string): Promise<boolean> {
  process.umask(OTHERS);
  await mkdir(dataDir, { recursive: true });
  if (((await stat(dataDir)).mode & OTHERS) === 0) return false;
  // from the outside in, so that nobody comes in meanwhile
  await chmod(dataDir, 0o700);
  await closeDatabaseFiles(dataDir);
  return true;
}

/**
 * Closes the files of the embedded database to others, whatever lets them into the folder one day: they hold password
 * hashes and the ledger.
 */
export async function closeDatabaseFiles(dataDir: string): Promise<void> {
  const database = join(dataDir, 'database');
  const files = await readdir(database, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    // a server on PostgreSQL has none
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const inDatabase = files.filter((file) => file.isFile() || file.isDirectory());
  const paths = inDatabase.map(({ parentPath, name }) => join(parentPath, name));
  for (const path of files.length > 0 ? [database, ...paths] : []) {
    const { mode } = await stat(path);
    if ((mode & OTHERS) !== 0) await chmod(path, mode & 0o700);
  }
}
