import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureNginx } from './find-nginx.ts';
import { freePort } from './free-port.ts';

export interface LoggedRequest {
  path: string;
  /** The status of the response; 502 if the server didn't respond. */
  status: number;
}

/**
 * An nginx in front of one or several servers, which logs each request with the status of its response. It never
 * retries a request on another server, and ends with this process at the latest.
 */
export class LoggingProxy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'preroll-proxy-'));
  readonly #port: number;
  #process: ChildProcess | undefined;
  #configurations = 0;

  private constructor(port: number) {
    this.#port = port;
  }

  /** Reserves the address, which the server has to know before it starts. */
  static async create(): Promise<LoggingProxy> {
    return new LoggingProxy(await freePort());
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts forwarding requests to a server, unless already started. */
  async start(server: string): Promise<void> {
    if (this.#process !== undefined) return;
    this.#configure([server]);
    const child = spawn(ensureNginx(), ['-p', this.#folder, '-c', 'nginx.conf', '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#process = child;
    // not SIGKILL, which would leave the worker process running
    const abandon = () => child.kill('SIGTERM');
    process.once('exit', abandon);
    child.once('exit', () => process.off('exit', abandon));
    while ((await this.#configured()) === undefined) {
      if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode} before it answered`);
      await wait(50);
    }
  }

  /** Forwards new requests to these servers. Requests in progress finish where they are. */
  async passTo(servers: readonly string[]): Promise<void> {
    this.#configure(servers);
    this.#process?.kill('SIGHUP');
    while ((await this.#configured()) !== String(this.#configurations)) await wait(20);
  }

  /** Stops the proxy and returns all requests in the order of completion. */
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
    this.#process?.kill('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The version of the active configuration; undefined while the proxy doesn't respond. */
  #configured(): Promise<string | undefined> {
    return new Promise((resolve) => {
      get(`${this.url}/configuration`, { agent: false }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          body += chunk;
        });
        response.once('end', () => resolve(body));
      }).once('error', () => resolve(undefined));
    });
  }

  #configure(servers: readonly string[]): void {
    this.#configurations += 1;
    writeFileSync(join(this.#folder, 'nginx.conf'), this.#configuration(servers));
  }

  #configuration(servers: readonly string[]): string {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp;`);
    return `
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      daemon off;
      worker_processes 1;
      pid nginx.pid;
      error_log stderr emerg;
      events { worker_connections 2048; }
      http {
        ${temporary.join(' ')}
        log_format answers '$status $request_uri';
        access_log access.log answers;
        upstream server { ${servers.map((server) => `server ${new URL(server).host};`).join(' ')} keepalive 64; }
        server {
          listen 127.0.0.1:${this.#port} backlog=2048;
          keepalive_requests 100000;
          location = /configuration {
            access_log off;
            return 200 ${this.#configurations};
          }
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
