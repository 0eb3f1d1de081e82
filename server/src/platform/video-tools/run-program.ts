import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export interface ProgramOptions {
  cwd?: string;
  /** Kills the program. */
  signal?: AbortSignal;
  /** Kills the program after this many milliseconds. */
  timeout?: number;
  /** Runs at the lowest priority. */
  background?: boolean;
  /** Called with the id of the started process; the returned function is called when the process has ended. */
  onStart?: (pid: number) => () => void;
  /** Called with the program's output as it is printed, which is then left out of the result's `stdout`. */
  onOutput?: (chunk: string) => void;
}

export interface ProgramResult {
  /** null if a signal ended the program. */
  code: number | null;
  timedOut: boolean;
  stdout: string;
  /** The end of the output only: a program that complains about every frame must not fill the memory. */
  stderr: string;
}

/** A program printed more than the limit. */
export class TooMuchOutputError extends Error {}

const STDOUT_LIMIT = 16 * 1024 * 1024;
const STDERR_LIMIT = 16 * 1024;

/**
 * Runs a program without a shell and without input. A non-zero exit code is a result, not an exception.
 * @throws when the program cannot be started, when `signal` aborts it, or (TooMuchOutputError) when it prints more than
 * 16 MiB
 */
export async function runProgram(file: string, args: string[], options: ProgramOptions = {}): Promise<ProgramResult> {
  const { cwd, signal, timeout, background, onStart, onOutput } = options;
  signal?.throwIfAborted();
  const child = spawn(file, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
  const onEnd = child.pid === undefined ? undefined : onStart?.(child.pid);
  if (background && child.pid !== undefined) lowerPriority(child.pid);

  let stopped: 'aborted' | 'timeout' | 'talkative' | undefined;
  const stop = (reason: typeof stopped) => {
    stopped ??= reason;
    child.kill('SIGKILL');
  };
  const abort = () => stop('aborted');
  signal?.addEventListener('abort', abort, { once: true });
  const timer = timeout === undefined ? undefined : setTimeout(() => stop('timeout'), timeout);

  let stdout = '';
  let printed = 0;
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    printed += chunk.length;
    if (printed > STDOUT_LIMIT) stop('talkative');
    else if (onOutput === undefined) stdout += chunk;
    else onOutput(chunk);
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr = (stderr + chunk).slice(-STDERR_LIMIT);
  });

  try {
    // waits for the exit even after a kill, because the caller may remove the program's files
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    if (stopped === 'aborted') signal?.throwIfAborted();
    if (stopped === 'talkative') throw new TooMuchOutputError(`${file} printed more than expected`);
    return { code, timedOut: stopped === 'timeout', stdout, stderr };
  } finally {
    onEnd?.();
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function lowerPriority(pid: number) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // it has ended already, or the system refuses; it runs at normal priority
  }
}
