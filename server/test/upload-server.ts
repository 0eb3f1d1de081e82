import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Upload, type UploadOptions } from 'tus-js-client';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { authorize } from '../src/identity/auth/authorize.ts';
import { createSession } from '../src/identity/auth/session-store.ts';
import { DiskSpace } from '../src/platform/files/disk-space.ts';
import { registerUploads } from '../src/platform/files/uploads.ts';
import { registerErrors } from '../src/platform/http/errors.ts';
import { createPeople } from './people.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { videoTools } from './videos.ts';

export const MB = 1_000_000;

/** The disk space that the server keeps free. */
export const RESERVED = 10 * MB;

type Bytes = Uint8Array<ArrayBuffer>;
type People = Awaited<ReturnType<typeof createPeople>>;

export interface Sent {
  url: string;
  /** The body of the last response. */
  answer: { url: string };
}

/** A server that accepts uploads, with clients. */
export class UploadServer {
  dataDir = '';
  readFreeBytes = () => Number.POSITIVE_INFINITY;
  #app: FastifyInstance | undefined;
  #opened: TestDatabase | undefined;
  #people: People | undefined;
  readonly #tokens = { owner: '', stranger: '' };

  get db() {
    if (this.#opened === undefined) throw new Error('the database is not open');
    return this.#opened.database.db;
  }

  get ownerId(): number {
    return this.#people?.owner.id ?? 0;
  }

  get strangerId(): number {
    return this.#people?.stranger.id ?? 0;
  }

  get endpoint(): string {
    const { port } = this.#started.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/backend/api/media`;
  }

  get #started(): FastifyInstance {
    if (this.#app === undefined) throw new Error('the server is not started');
    return this.#app;
  }

  async openDatabase() {
    this.#opened = await openTestDatabase();
    this.#people = await createPeople(this.db);
    this.#tokens.owner = await createSession(this.db, this.ownerId);
    this.#tokens.stranger = await createSession(this.db, this.strangerId);
  }

  async closeDatabase() {
    await this.#opened?.database.close();
  }

  /** Starts the server on the existing data folder. */
  async start() {
    if (this.#opened === undefined) throw new Error('the database is not open');
    const { database } = this.#opened;
    this.#app = Fastify();
    registerErrors(this.#app);
    const allow = (request: FastifyRequest, operationId: string) => authorize(database.db, request, operationId);
    const config = {
      dataDir: this.dataDir,
      maxUploadBytes: 50 * MB,
      unfinishedQuotaBytes: 100 * MB,
      storageQuotaBytes: 200 * MB,
    };
    const space = new DiskSpace(this.dataDir, RESERVED, async () => this.readFreeBytes());
    const deps = { database, config, tools: videoTools, space, authorize: allow, recheckEvery: 50 };
    await registerUploads(this.#app, deps);
    await this.#app.listen({ port: 0, host: '127.0.0.1' });
  }

  async stop() {
    await this.#started.close();
  }

  headers(as: 'owner' | 'stranger' = 'owner') {
    return { Authorization: `Bearer ${this.#tokens[as]}`, Cabinet: 'advertiser' };
  }

  /** Uploads a file as the application does. */
  async send(path: string, options: Partial<UploadOptions> & { name?: string } = {}): Promise<Sent> {
    const { promise, resolve, reject } = Promise.withResolvers<Sent>();
    let answer = { url: '' };
    const upload = new Upload(await readFile(path), {
      endpoint: this.endpoint,
      headers: this.headers(),
      metadata: { filename: options.name ?? 'film.mp4', filetype: 'video/mp4' },
      retryDelays: null,
      onAfterResponse: (_request, response) => {
        if (response.getHeader('Content-Type')?.includes('json')) answer = JSON.parse(response.getBody());
      },
      onSuccess: () => resolve({ url: upload.url ?? '', answer }),
      onError: reject,
      ...options,
    });
    upload.start();
    return promise;
  }

  /** Starts an upload without sending any bytes. */
  announce(size: number | string, name = 'film.mp4', as?: 'owner' | 'stranger'): Promise<Response> {
    const encode = (text: string) => Buffer.from(text).toString('base64');
    return this.request('POST', this.endpoint, {
      as,
      headers: {
        'Upload-Length': `${size}`,
        'Upload-Metadata': `filename ${encode(name)},filetype ${encode('video/mp4')}`,
      },
    });
  }

  /**
   * Starts an upload.
   * @returns its URL
   */
  async begin(size: number, as?: 'owner' | 'stranger'): Promise<string> {
    return new URL((await this.announce(size, 'film.mp4', as)).headers.get('Location') ?? '', this.endpoint).href;
  }

  request(
    method: string,
    url: string,
    { as, headers, body }: { as?: 'owner' | 'stranger'; headers?: Record<string, string>; body?: Bytes } = {},
  ): Promise<Response> {
    return fetch(url, { method, headers: { ...this.headers(as), 'Tus-Resumable': '1.0.0', ...headers }, body });
  }

  patch(url: string, offset: number, body: Bytes, as?: 'owner' | 'stranger'): Promise<Response> {
    const headers = { 'Upload-Offset': `${offset}`, 'Content-Type': 'application/offset+octet-stream' };
    return this.request('PATCH', url, { as, headers, body });
  }

  /** Lists all files below the data folder. */
  async filesLeft(): Promise<string[]> {
    const entries = await readdir(this.dataDir, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  }
}

export const idOf = (url: string) => url.split('/').at(-1) ?? '';

/** Provides one database for the tests of a file, and a data folder for each test. */
export function serveUploads(): UploadServer {
  const server = new UploadServer();
  beforeAll(() => server.openDatabase());
  afterAll(() => server.closeDatabase());
  beforeEach(async () => {
    server.readFreeBytes = () => Number.POSITIVE_INFINITY;
    server.dataDir = await mkdtemp(join(tmpdir(), 'preroll-uploads-'));
    await server.start();
  });
  afterEach(async () => {
    await server.stop();
    await rm(server.dataDir, { recursive: true, force: true });
  });
  return server;
}
