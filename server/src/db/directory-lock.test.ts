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

/** Another process that has the directory. */
async function holdElsewhere(): Promise<number> {
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

it('refuses a directory that another process has, and says which and what to do', async () => {
  const pid = await holdElsewhere();
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
  expect(() => lockDirectory(directory)).toThrow(
    `${directory} is in use by another Preroll server (process ${pid}). ` +
      'Two servers on one embedded database would destroy it. ' +
      'Stop the other one, give this one a directory of its own with DATA_DIR, or use PostgreSQL with DATABASE_URL.',
  );
});

it('takes over from a process that was killed', async () => {
  await holdElsewhere();
  await kill();
  lockDirectory(directory).release();
});

it('takes over where the pid of the dead one is in use again', () => {
  writeFileSync(join(directory, 'server.lock'), '');
  writeFileSync(join(directory, 'server.pid'), `${process.ppid}\n`);
  lockDirectory(directory).release();
});

it('is held once within a process too, until it is released', () => {
  const lock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
  lock.release();
  lock.release();
  lockDirectory(directory).release();
});
