import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { type Mail, readOutbox } from './outbox.ts';

/** Runs the server like `npm start`: in a separate process, with its own data folder, on a free port. */
export class RealServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'preroll-server-'));
  readonly #environment: NodeJS.ProcessEnv;
  readonly #root: string;
  #port = 0;
  #process: ChildProcess | undefined;
  #log: string[] = [];

  /**
   * @param environment variables besides PORT, HOST and DATA_DIR; undefined removes one
   * @param contents data folder of a stopped server, which is copied
   * @param root the project's folder, with its build
   */
  constructor(environment: NodeJS.ProcessEnv = {}, contents?: string, root = '.') {
    this.#root = root;
    this.#environment = { ...process.env, DATABASE_URL: undefined, SMTP_URL: undefined, ...environment };
    if (contents !== undefined) cpSync(contents, this.dataDir, { recursive: true });
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get dataDir(): string {
    return join(this.#folder, 'data');
  }

  get pid(): number {
    if (this.#process?.pid === undefined) throw new Error('The server does not run.');
    return this.#process.pid;
  }

  get log(): string {
    return this.#log.join('');
  }

  /** The messages to an address, oldest first. They are written after the response, so poll for them. */
  mailsTo(address: string): Mail[] {
    return readOutbox(this.dataDir).filter(({ to }) => to === address);
  }

  /**
   * Starts the server and waits until it listens. A restart uses the same port.
   *
   * @param environment variables for this run only
   */
  async start(environment: NodeJS.ProcessEnv = {}): Promise<void> {
    this.#port ||= await freePort();
    const child = spawn(process.execPath, ['server/src/main.ts'], {
      env: {
        ...this.#environment,
        ...environment,
        ...{ HOST: '127.0.0.1', PORT: String(this.#port), DATA_DIR: this.dataDir },
      },
      cwd: this.#root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    // kills the server if this process ends without stopping it, for example on a test's timeout
    const abandon = () => child.kill('SIGKILL');
    process.once('exit', abandon);
    child.once('exit', () => process.off('exit', abandon));
    await new Promise<void>((resolve, reject) => {
      let printed = '';
      const read = (chunk: Buffer) => {
        this.#log.push(chunk.toString());
        printed += chunk.toString();
        if (printed.includes(this.url)) resolve();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened:\n${printed}`)));
    });
  }

  /** Kills the server without letting it clean up, like a crash. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /**
   * Stops the server gracefully.
   *
   * @returns its exit code: 0 unless it exceeded its shutdown timeout
   */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#process;
    if (!child) return null;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  }
}
