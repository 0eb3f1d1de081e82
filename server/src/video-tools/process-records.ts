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
  /** Process ids mean nothing on another machine or in another container that shares the data directory. */
  host: string;
  server: RecordedProcess;
}

/** Milliseconds; no program may run for so long. */
const STALE = 24 * 3_600_000;

/** Milliseconds for a killed process to disappear, and between two looks. */
const PATIENCE = 5000;
const INTERVAL = 20;

/** Where the programs that a server runs are recorded while they run. */
export const processRecords = (dataDir: string) => join(dataDir, 'processes');

/**
 * Records a program that this server has just started, so that the next server can end it should this one be killed.
 * @returns forgets it again
 */
export function recordProcess(directory: string, pid: number): () => void {
  const identity = processIdentity(pid);
  const server = { pid: process.pid, identity: processIdentity(process.pid) ?? '' };
  if (identity === null) return () => {};
  const file = join(directory, `${hostname()}-${pid}.json`);
  try {
    mkdirSync(directory, { recursive: true });
    // synchronous: a server that is killed before this is written leaves a program that nobody knows of
    writeFileSync(file, JSON.stringify({ pid, identity, host: hostname(), server } satisfies ProcessRecord));
  } catch {
    // a full disk must not keep a program from running
  }
  return () => rmSync(file, { force: true });
}

/**
 * Ends the programs of servers that were killed on this machine, and waits until they are gone. Programs of servers that
 * still run are left alone, and so is any other process that was given a recorded id since.
 * @returns the ids of the processes that were ended
 */
export async function endOrphans(directory: string): Promise<number[]> {
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
    // it has ended by itself, or belongs to another user
  }
  for (let waited = 0; isRunning(orphan) && waited < PATIENCE; waited += INTERVAL) await setTimeout(INTERVAL);
}

/** Null for a record that was cut off while it was written. */
async function readRecord(file: string): Promise<ProcessRecord | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ProcessRecord;
  } catch {
    return null;
  }
}

const isStale = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > STALE,
    () => false,
  );
