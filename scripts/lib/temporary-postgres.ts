import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { ensurePostgres } from './find-postgres.ts';
import { freePort } from './free-port.ts';

export interface TemporaryPostgres {
  /** URL of an empty database, with a user who can create others. */
  url: string;
  stop: () => Promise<void>;
  /** Shuts the server down by a mode of `pg_ctl`, like an administrator. Its data is kept. */
  shutDown: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Restarts the server at the same address after `shutDown`. */
  startAgain: () => Promise<void>;
  pid: () => number;
}

interface Options {
  /** Whether commits wait for the disk. Only needed for tests of durability; the others are faster without. */
  durable?: boolean;
}

const USER = 'preroll';

/**
 * Runs the server until the pipe on standard input is closed, then removes its folder. The pipe closes with the process
 * at its other end, even on `kill -9`, so nothing is left behind. A test may have restarted the server or suspended its
 * processes by then; the mode `immediate` kills those that don't end by themselves.
 */
const WATCHDOG = [
  '"$@" & exec >/dev/null 2>&1; cat',
  'kill -CONT $(head -n 1 "$0/data/postmaster.pid")',
  '"$(dirname "$1")/pg_ctl" -D "$0/data" -m immediate stop',
  'wait; rm -rf "$0"',
].join('; ');

/**
 * Starts a PostgreSQL in a temporary folder, on a free port of the loopback interface. It ends with this process at the
 * latest, even if that fails or is interrupted.
 *
 * @throws MissingTool if there is no PostgreSQL and none can be installed
 */
export async function startTemporaryPostgres({ durable = false }: Options = {}): Promise<TemporaryPostgres> {
  const bin = ensurePostgres();
  const owner = unprivilegedOwner();
  const folder = mkdtempSync(join(tmpdir(), 'preroll-postgres-'));
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);

  const data = join(folder, 'data');
  const initialize = ['-D', data, '-U', USER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'];
  execFileSync(join(bin, 'initdb'), [...initialize, '--locale=C', '--no-sync'], {
    ...owner,
    cwd: folder,
    stdio: 'pipe',
  });

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [join(bin, 'postgres'), '-D', data, ...flags];
  const server = spawn('/bin/sh', ['-c', WATCHDOG, folder, ...command], {
    ...owner,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
    // in its own process group, so that Ctrl-C only ends this process, which then ends the server
    detached: true,
  });
  await ready(server.stderr);

  const control = async (...args: string[]) => {
    const child = spawn(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args], { ...owner, cwd: '/', stdio: 'ignore' });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`pg_ctl ${args.at(-1)} ended with ${code}`);
  };

  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = once(server, 'exit');
      server.stdin.end();
      await ended;
    },
    shutDown: (mode) => control('-m', mode, 'stop'),
    startAgain: () => control('-l', join(folder, 'log'), '-o', quoted(flags), 'start'),
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
  };
}

/** Quotes arguments for the shell of `pg_ctl`; no value contains a quote. */
const quoted = (args: readonly string[]) => args.map((arg) => `'${arg}'`).join(' ');

/** PostgreSQL refuses to run as root, so it runs under Debian's account for it, or as `nobody`. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // no such account: try the next
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run it as.');
}

async function ready(stderr: Readable): Promise<void> {
  const log: string[] = [];
  for await (const line of createInterface({ input: stderr })) {
    log.push(line);
    if (line.includes('ready to accept connections')) {
      // keeps reading, because a full pipe would block the server
      stderr.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${log.join('\n')}`);
}
