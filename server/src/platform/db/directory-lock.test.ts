import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DirectoryInUseError, lockDirectory } from './directory-lock.ts';

let directory: string;
let holder: ChildProcess | undefined;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'preroll-lock-'));
});
afterEach(async () => {
  await kill();
  rmSync(directory, { recursive: true });
});

async function lockInOtherProcess(): Promise<number> {
  const module = join(import.meta.dirname, 'directory-lock.ts');
  const program = `
    const { lockDirectory } = await import(${JSON.stringify(module)});
    lockDirectory(${JSON.stringify(directory)});
    console.log('held');
    setInterval(() => {}, 60_000);`;
  holder = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (holder.stdout === null || holder.pid === undefined) throw new Error('no other process was started');
  await once(holder.stdout, 'data');
  return holder.pid;
}

async function kill() {
  if (holder === undefined || holder.signalCode !== null) return;
  const ended = once(holder, 'exit');
  holder.kill('SIGKILL');
  await ended;
}

it('refuses a directory in use, and names the process and the remedy', async () => {
  const pid = await lockInOtherProcess();
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
  expect(() => lockDirectory(directory)).toThrow(
    `${directory} is in use by another Preroll server (process ${pid}). ` +
      'Two servers on one embedded database would destroy it. ' +
      'Stop the other one, give this one a directory of its own with DATA_DIR, or use PostgreSQL with DATABASE_URL.',
  );
});

it('can be taken after its process was killed', async () => {
  await lockInOtherProcess();
  await kill();
  lockDirectory(directory).release();
});

it('can be taken when the pid of the dead process is in use again', () => {
  writeFileSync(join(directory, 'server.lock'), '');
  writeFileSync(join(directory, 'server.pid'), `${process.ppid}\n`);
  lockDirectory(directory).release();
});

it('is exclusive within a process too, until it is released', () => {
  const lock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
  lock.release();
  lock.release();
  lockDirectory(directory).release();
});
