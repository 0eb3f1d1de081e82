import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { provideNginx } from './find-nginx.ts';
import { freePort } from './free-port.ts';

/** A request as the proxy has logged it. */
export interface LoggedRequest {
  path: string;
  /** What the client was answered: 502 where the server did not answer. */
  status: number;
}

/**
 * An nginx before a server, which logs each request with the status of its answer. It asks the server once, and ends with
 * this process at the latest.
 */
export class LoggingProxy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'preroll-proxy-'));
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
  }

  /** Reserves an address, which the server has to know before it starts. */
  static async create(): Promise<LoggingProxy> {
    return new LoggingProxy(await freePort());
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts passing requests on to a server, unless it has. */
  async start(server: string): Promise<void> {
    if (this.#process !== undefined) return;
    writeFileSync(join(this.#folder, 'nginx.conf'), this.#configuration(server));
    const child = spawn(provideNginx(), ['-p', this.#folder, '-c', 'nginx.conf', '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#process = child;
    const abandon = () => child.kill('SIGKILL');
    process.once('exit', abandon);
    child.once('exit', () => process.off('exit', abandon));
    while (!(await this.#answers())) {
      if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode} before it answered`);
      await wait(50);
    }
  }

  /** Stops passing on, and returns all requests in the order of their ends. */
  async stop(): Promise<LoggedRequest[]> {
    const child = this.#process;
    if (child !== undefined && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
    }
    const lines = readFileSync(join(this.#folder, 'access.log'), 'utf8').trimEnd().split('\n');
    return lines.filter(Boolean).map((line) => {
      const [status = '', path = ''] = line.split(' ');
      return { path, status: Number(status) };
    });
  }

  remove(): void {
    this.#process?.kill('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #answers(): Promise<boolean> {
    return new Promise((resolve) => {
      get(`${this.url}/healthz`, (response) => {
        response.resume();
        resolve(true);
      }).once('error', () => resolve(false));
    });
  }

  #configuration(server: string): string {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp;`);
    return `
      daemon off;
      master_process off;
      pid nginx.pid;
      error_log stderr emerg;
      events { worker_connections 2048; }
      http {
        ${temporary.join(' ')}
        log_format answers '$status $request_uri';
        access_log access.log answers;
        upstream server { server ${new URL(server).host}; keepalive 64; }
        server {
          listen 127.0.0.1:${this.#port} backlog=2048;
          keepalive_requests 100000;
          location / {
            proxy_pass http://server;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_next_upstream off;
            proxy_max_temp_file_size 0;
          }
        }
      }`;
  }
}
