import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './error-code.ts';

const GROUP_AND_OTHERS = 0o077;

/**
 * Makes the data folder, and everything that this process writes from now on, accessible to its owner only. If the folder
 * was open to others, also restricts each file of the embedded database.
 * @returns whether it was open to others
 */
export async function makePrivate(dataDir: string): Promise<boolean> {
  process.umask(GROUP_AND_OTHERS);
  await mkdir(dataDir, { recursive: true });
  if (((await stat(dataDir)).mode & GROUP_AND_OTHERS) === 0) return false;
  // the folder first, so that nobody can enter in the meantime
  await chmod(dataDir, 0o700);
  await closeDatabaseFiles(dataDir);
  return true;
}

/**
 * Restricts the files of the embedded database to their owner, in case the folder becomes accessible one day: they contain
 * password hashes and the ledger.
 */
export async function closeDatabaseFiles(dataDir: string): Promise<void> {
  const database = join(dataDir, 'database');
  const files = await readdir(database, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    // there is no embedded database when PostgreSQL is used
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const inDatabase = files.filter((file) => file.isFile() || file.isDirectory());
  const paths = inDatabase.map(({ parentPath, name }) => join(parentPath, name));
  for (const path of files.length > 0 ? [database, ...paths] : []) {
    const { mode } = await stat(path);
    if ((mode & GROUP_AND_OTHERS) !== 0) await chmod(path, mode & 0o700);
  }
}
