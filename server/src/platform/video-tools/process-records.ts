import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { processIdentity } from './process-identity.ts';

interface RecordedProcess {
  pid: number;
  identity: string;
}

interface ProcessRecord extends RecordedProcess {
  /** Process ids are meaningless on another machine or in another container with the same data directory. */
  host: string;
  server: RecordedProcess;
}

/** In milliseconds; no program may run that long. */
const STALE_AFTER = 24 * 3_600_000;

/** The time limit in milliseconds for a killed process to disappear, and the polling interval. */
const KILL_TIMEOUT = 5000;
const POLL_INTERVAL = 20;

/** The directory with the records of running programs. */
export const processRecords = (dataDir: string) => join(dataDir, 'processes');

/**
 * Records a program that this server has just started, so that the next server can end it if this one is killed.
 * @returns a function that removes the record
 */
export function recordProcess(directory: string, pid: number): () => void {
  const identity = processIdentity(pid);
  const server = { pid: process.pid, identity: processIdentity(process.pid) ?? '' };
  if (identity === null) return () => {};
  const file = join(directory, `${hostname()}-${pid}.json`);
  try {
    mkdirSync(directory, { recursive: true });
    // synchronous, because a server killed before the write would leave an unrecorded program
    writeFileSync(file, JSON.stringify({ pid, identity, host: hostname(), server } satisfies ProcessRecord));
  } catch {
    // a full disk must not prevent a program from running
  }
  return () => rmSync(file, { force: true });
}

/**
 * Ends the programs of servers that were killed on this machine, and waits until they are gone. Programs of running
 * servers are left alone, and so are other processes that reuse a recorded id.
 * @returns the ids of the ended processes
 */
export async function killOrphans(directory: string): Promise<number[]> {
  const ended: number[] = [];
  for (const name of await readdir(directory).catch(() => [])) {
    const file = join(directory, name);
    const record = await readRecord(file);
    if (record === null || record.host !== hostname()) {
      if (await isStale(file)) await rm(file, { force: true });
      continue;
    }
    if (isRunning(record.server)) continue;
    if (isRunning(record)) {
      await end(record);
      ended.push(record.pid);
    }
    await rm(file, { force: true });
  }
  return ended;
}

const isRunning = ({ pid, identity }: RecordedProcess) => processIdentity(pid) === identity;

async function end(orphan: RecordedProcess): Promise<void> {
  try {
    process.kill(orphan.pid, 'SIGKILL');
  } catch {
    // it has ended, or belongs to another user
  }
  for (let waited = 0; isRunning(orphan) && waited < KILL_TIMEOUT; waited += POLL_INTERVAL)
    await setTimeout(POLL_INTERVAL);
}

/** Returns null for an incompletely written record. */
async function readRecord(file: string): Promise<ProcessRecord | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ProcessRecord;
  } catch {
    return null;
  }
}

const isStale = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > STALE_AFTER,
    () => false,
  );
