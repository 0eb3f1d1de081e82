import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ChildOptions } from './clickhouse-child.ts';

/** The address of a ClickHouse server. */
export interface ClickHouseAddress {
  url: string;
  password: string | undefined;
}

export interface ChdbProcess {
  address: ClickHouseAddress;
  /** Resolves when the process has ended, for any reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** The process takes about 250 MB in addition to the memory limit of queries. */
const ENGINE = ['--max_server_memory_usage=350000000', '--mark_cache_size=33554432'];

const THREADS = { UV_THREADPOOL_SIZE: '12' };

/** In milliseconds. */
const STOP_TIMEOUT = 5_000;

/** Whether chdb is installed: it is an optional dependency, not built for some systems. */
export function hasChdb(): boolean {
  try {
    createRequire(import.meta.url).resolve('chdb');
    return true;
  } catch {
    return false;
  }
}

/** Starts an embedded ClickHouse that owns the directory and ends with this process. */
export async function startChdb(directory: string): Promise<ChdbProcess> {
  mkdirSync(directory, { recursive: true });
  const password = randomBytes(32).toString('base64url');
  const child = fork(fileURLToPath(new URL('./clickhouse-child.ts', import.meta.url)), [], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...withoutSecrets(process.env), ...THREADS },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.send({ directory, password, engine: ENGINE } satisfies ChildOptions);
  const { port } = await firstMessage(child);
  return {
    address: { url: `http://127.0.0.1:${port}`, password },
    ended,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
      await ended;
      clearTimeout(timer);
    },
  };
}

function withoutSecrets({ PATH, HOME, TMPDIR, TZ, LANG }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { PATH, HOME, TMPDIR, TZ, LANG };
}

function firstMessage(child: ChildProcess): Promise<{ port: number }> {
  return new Promise((resolve, reject) => {
    const fail = (code: unknown) => reject(new Error(`The embedded event store ended at its start: ${String(code)}`));
    child.once('error', reject).once('exit', fail);
    child.once('message', (message) => {
      child.off('exit', fail);
      resolve(message as { port: number });
    });
  });
}
