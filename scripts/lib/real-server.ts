import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { type Mail, readOutbox } from './outbox.ts';

/** The server as `npm start` runs it, in a process of its own, with a data folder of its own, on a free port. */
export class RealServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'preroll-server-'));
  readonly #environment: NodeJS.ProcessEnv;
  #port = 0;
  #process: ChildProcess | undefined;
  #log: string[] = [];

  /**
   * @param environment variables besides PORT, HOST and DATA_DIR; one that is undefined is taken away
   * @param contents the data folder of a server that was stopped, to begin with a copy of it
   */
  constructor(environment: NodeJS.ProcessEnv = {}, contents?: string) {
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

  /** What it has printed, of all its runs. */
  get log(): string {
    return this.#log.join('');
  }

  /** The messages to an address, the oldest first. They are written after the answer: ask until there is one. */
  mailsTo(address: string): Mail[] {
    return readOutbox(this.dataDir).filter(({ to }) => to === address);
  }

  /** Resolves when the server says where it listens. A second start is on the same port. */
  async start(): Promise<void> {
    this.#port ||= await freePort();
    const child = spawn(process.execPath, ['server/src/main.ts'], {
      env: { ...this.#environment, HOST: '127.0.0.1', PORT: String(this.#port), DATA_DIR: this.dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    // whoever ends before it could end it, such as a story whose time is up, leaves none behind
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

  /** Ends it without a chance to tidy up, like a power cut of the process. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it in order. @returns its exit code: 0 when it did not run out of patience */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** Ends it in order and removes its data. */
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
