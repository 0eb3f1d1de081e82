import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOCK_FILE = 'server.lock';
const OWNER_FILE = 'server.pid';
const SQLITE_BUSY = 5;

export interface DirectoryLock {
  release(): void;
}

/** Another process uses the directory; the message names it and the remedy. */
export class DirectoryInUseError extends Error {}

/**
 * Locks the directory for this process until `release` or the end of the process.
 *
 * The operating system holds the lock on an open file. It cannot outlive its process, so there are no stale locks to
 * detect and no races in taking one over. Node has no call for this, but SQLite does (on Linux, macOS and Windows, and
 * between containers that share the disk): an exclusive transaction on an empty file that is never committed. The pid
 * file only serves the error message.
 *
 * @param explain returns the remedy if another process has the lock; by default for an embedded database
 * @throws DirectoryInUseError
 */
export function lockDirectory(
  directory: string,
  explain: (owner: string) => string = (owner) =>
    `${directory} is in use by another Preroll server${owner}. ` +
    'Two servers on one embedded database would destroy it. ' +
    'Stop the other one, give this one a directory of its own with DATA_DIR, or use PostgreSQL with DATABASE_URL.',
): DirectoryLock {
  const file = new DatabaseSync(join(directory, LOCK_FILE), { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new DirectoryInUseError(explain(ownerOf(directory)));
  }
  writeFileSync(join(directory, OWNER_FILE), `${process.pid}\n`);
  return { release: () => file.isOpen && file.close() };
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

function ownerOf(directory: string): string {
  try {
    return ` (process ${readFileSync(join(directory, OWNER_FILE), 'utf8').trim()})`;
  } catch {
    return '';
  }
}
