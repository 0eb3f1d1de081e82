import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export interface ProgramOptions {
  cwd?: string;
  /** Kills the program. */
  signal?: AbortSignal;
  /** Kills the program when it takes longer. Milliseconds. */
  timeout?: number;
  /** Lets everything else on the machine go first. */
  background?: boolean;
}

export interface ProgramResult {
  /** null when a signal ended the program. */
  code: number | null;
  timedOut: boolean;
  stdout: string;
  /** The last of it: a program that complains about every frame must not fill the memory. */
  stderr: string;
}

const STDOUT_LIMIT = 4 * 1024 * 1024;
const STDERR_LIMIT = 16 * 1024;

/**
 * Runs a program without a shell and without input. A bad exit is a result, not an exception.
 * @throws when the program can't be started, when `signal` aborts it, or when it prints more than 4 MiB
 */
export async function runProgram(file: string, args: string[], options: ProgramOptions = {}): Promise<ProgramResult> {
  const { promise, resolve, reject } = Promise.withResolvers<ProgramResult>();
  options.signal?.throwIfAborted();
  const child = spawn(file, args, {
    cwd: options.cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  if (options.background && child.pid !== undefined) lowerPriority(child.pid);

  const kill = () => child.kill('SIGKILL');
  options.signal?.addEventListener('abort', kill, { once: true });

  let stdout = '';
  let stderr = '';
  let timedOut = false;
  const timer =
    options.timeout === undefined
      ? undefined
      : setTimeout(() => {
          timedOut = true;
          kill();
        }, options.timeout);

  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
    if (stdout.length > STDOUT_LIMIT) {
      kill();
      reject(new Error(`${file} printed more than expected`));
    }
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr = (stderr + chunk).slice(-STDERR_LIMIT);
  });
  child.on('error', reject);
  child.on('close', (code) => {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', kill);
    // not before the program is gone: whoever waits may remove its files
    if (options.signal?.aborted) reject(options.signal.reason);
    else resolve({ code, timedOut, stdout, stderr });
  });
  return await promise;
}

function lowerPriority(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // it has already ended, or this system doesn't let us: it runs at the usual priority
  }
}
