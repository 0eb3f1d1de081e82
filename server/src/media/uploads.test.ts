import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Upload, type UploadOptions } from 'tus-js-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAdvert, createPeople, createUpload } from '../../test/people.ts';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { cutOff, makeFile, makeVideo, videoTools } from '../../test/videos.ts';
import { authorize } from '../access/authorize.ts';
import { createSession } from '../auth/session-store.ts';
import { ApiError } from '../contract/api-error.ts';
import { uploads } from '../db/schema.ts';
import { readMediaFile } from './finished-upload.ts';
import { removeUnused } from './remove-unused.ts';
import { UploadStore } from './upload-store.ts';
import { registerUploads } from './uploads.ts';

let dataDir: string;
let app: FastifyInstance;
let endpoint: string;
let opened: TestDatabase;
let owner: number;
let stranger: number;
let ownerToken: string;
let strangerToken: string;

const open = async () => {
  app = Fastify();
  const config = { dataDir, maxUploadBytes: 50 * 1024 * 1024 };
  const { database } = opened;
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof ApiError ? error.status : 500).send({ error: String(error) }),
  );
  const allow = (request: FastifyRequest, operationId: string) => authorize(database.db, request, operationId);
  await registerUploads(app, { database, config, tools: videoTools, authorize: allow });
  await app.listen({ port: 0, host: '127.0.0.1' });
  endpoint = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/backend/api/media`;
};

beforeAll(async () => {
  opened = await openTestDatabase();
  const people = await createPeople(opened.database.db);
  owner = people.owner.id;
  ownerToken = await createSession(opened.database.db, owner);
  strangerToken = await createSession(opened.database.db, people.stranger.id);
  stranger = people.stranger.id;
});
afterAll(() => opened.database.close());

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'preroll-uploads-'));
  await open();
  return async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  };
});

const headers = (token = ownerToken) => ({ Authorization: `Bearer ${token}`, Cabinet: 'advertiser' });

interface Sent {
  url: string;
  /** The body of the answer to the last byte. */
  answer: unknown;
}

/** Sends a file as the application does. */
async function send(path: string, options: Partial<UploadOptions> & { name?: string } = {}): Promise<Sent> {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>();
  const bytes = await readFile(path);
  let answer: unknown;
  const upload = new Upload(bytes, {
    endpoint,
    headers: headers(),
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

/** Begins an upload without sending anything of it. */
async function announce(size: number, name = 'film.mp4', as = ownerToken): Promise<Response> {
  const metadata = `filename ${Buffer.from(name).toString('base64')},filetype ${Buffer.from('video/mp4').toString('base64')}`;
  return fetch(endpoint, {
    method: 'POST',
    headers: { ...headers(as), 'Tus-Resumable': '1.0.0', 'Upload-Length': String(size), 'Upload-Metadata': metadata },
  });
}

const addressOf = (response: Response) => new URL(response.headers.get('Location') ?? '', endpoint).href;
const idOf = (url: string) => url.split('/').at(-1) ?? '';

function request(
  method: string,
  url: string,
  more: Record<string, string> = {},
  body?: Uint8Array<ArrayBuffer>,
  as = ownerToken,
) {
  return fetch(url, { method, headers: { ...headers(as), 'Tus-Resumable': '1.0.0', ...more }, body });
}

const patch = (url: string, offset: number, body: Uint8Array<ArrayBuffer>, as = ownerToken) =>
  request(
    'PATCH',
    url,
    { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
    body,
    as,
  );

/** Every file below the data folder. */
const filesLeft = async () =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((it) => it.isFile()).map((it) => it.name);

describe('an accepted upload', () => {
  test('is answered with its facts, served from a folder of its own, and written down', async () => {
    const source = makeVideo('plain.mp4');
    const { url, answer } = await send(source, { name: '../../Spring sale.mp4' });
    const id = idOf(url);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    const bytes = await readFile(source);
    const facts = {
      url: `/media/${id}/source.mp4`,
      size: bytes.length,
      duration: 2,
      width: 320,
      height: 180,
      codec: 'h264',
    };
    expect(answer).toEqual(facts);
    expect(await readMediaFile(opened.database.db, id, owner)).toEqual(facts);
    expect((await readFile(join(dataDir, 'media', id, 'source.mp4'))).equals(bytes)).toBe(true);
    expect(await filesLeft()).toEqual(['source.mp4']);
    const [row] = await opened.database.db.select().from(uploads).where(eq(uploads.id, id));
    expect(row?.filename).toBe('../../Spring sale.mp4');
  });

  test('has the ending of what it is, not of its name', async () => {
    const { answer } = await send(makeVideo('plain.webm'), { name: 'really-webm.mp4' });
    expect(answer).toMatchObject({ url: expect.stringMatching(/\/source\.webm$/), codec: 'vp8' });
  });

  test('that was cut off goes on where it was and ends byte for byte the same', async () => {
    const source = makeVideo('larger.mp4', { seconds: 20, size: '1280x720' });
    const bytes = await readFile(source);
    const chunk = Math.ceil(bytes.length / 5);
    const { promise: cut, resolve } = Promise.withResolvers<string>();
    const first = new Upload(bytes, {
      endpoint,
      headers: headers(),
      metadata: { filename: 'film.mp4', filetype: 'video/mp4' },
      chunkSize: chunk,
      onChunkComplete: (_size, accepted) => {
        if (accepted >= bytes.length * 0.6) void first.abort().then(() => resolve(first.url ?? ''));
      },
    });
    first.start();
    const url = await cut;
    const resumedFrom: number[] = [];
    const { answer } = await send(source, {
      uploadUrl: url,
      onBeforeRequest: (it) => {
        if (it.getMethod() === 'PATCH') resumedFrom.push(Number(it.getHeader('Upload-Offset')));
      },
    });
    expect(resumedFrom[0]).toBeGreaterThanOrEqual(bytes.length * 0.6);
    expect(answer).toMatchObject({ size: bytes.length });
    expect((await readFile(join(dataDir, 'media', idOf(url), 'source.mp4'))).equals(bytes)).toBe(true);
  });

  test('ends well for a client that lost the last answer', async () => {
    const { url } = await send(makeVideo('plain.mp4'));
    const again = await send(makeVideo('plain.mp4'), { uploadUrl: url });
    expect(again.url).toBe(url);
    const head = await request('HEAD', url);
    expect(head.headers.get('Upload-Offset')).toBe(head.headers.get('Upload-Length'));
  });

  test.each(['before it was inspected', 'before it was written down'])(
    'that a crash interrupted %s is completed when its owner asks',
    async (when) => {
      const bytes = await readFile(makeVideo('plain.mp4'));
      const url = addressOf(await announce(bytes.length));
      const id = idOf(url);
      // what is on the disk at that moment
      await writeFile(join(dataDir, 'media-uploads', id), bytes);
      if (when.endsWith('down')) {
        await mkdir(join(dataDir, 'media', id), { recursive: true });
        await rename(join(dataDir, 'media-uploads', id), join(dataDir, 'media', id, 'source.mp4'));
      }
      await app.close();
      await open();
      const head = await request('HEAD', `${endpoint}/${id}`);
      expect(head.headers.get('Upload-Offset')).toBe(String(bytes.length));
      expect(await readMediaFile(opened.database.db, id, owner)).toMatchObject({ size: bytes.length, codec: 'h264' });
      expect(await filesLeft()).toEqual(['source.mp4']);
    },
  );

  test('asked for while it is inspected, waits for the end of that', async () => {
    const bytes = await readFile(makeVideo('plain.mp4'));
    const url = addressOf(await announce(bytes.length));
    const last = patch(url, 0, bytes);
    const heads = await Promise.all([last, ...Array.from({ length: 5 }, () => request('HEAD', url))]);
    expect(heads[0]?.status).toBe(200);
    expect(await readMediaFile(opened.database.db, idOf(url), owner)).not.toBeNull();
  });
});

describe('a refused upload', () => {
  test.each([
    [
      'text',
      () => makeFile('notes.mp4', 'Remember the milk.\n'.repeat(500)),
      /^This file is not a video that can be read/,
    ],
    ['a truncated video', () => cutOff('half.mp4', makeVideo('plain.mp4'), 0.6), /^This video is incomplete/],
    ['sound only', () => makeVideo('sound.mp4', { picture: false }), /no picture, only sound/],
    ['a playlist', () => makeFile('list.mp4', '#EXTM3U\n#EXTINF:4,\nhttp://127.0.0.1:9/a.ts\n'), /it is a playlist/],
  ])('%s is told in words and leaves nothing behind', async (_name, make, words) => {
    const bytes = await readFile(make());
    const url = addressOf(await announce(bytes.length));
    const answer = await patch(url, 0, bytes);
    expect(answer.status).toBe(422);
    expect(answer.headers.get('Content-Type')).toContain('application/json');
    expect(await answer.json()).toEqual({ error: expect.stringMatching(words) });
    expect(await filesLeft()).toEqual([]);
    expect(await readMediaFile(opened.database.db, idOf(url), owner)).toBeNull();
    expect((await request('HEAD', url)).status).toBe(404);
  });

  test.each([
    ['too large', 51 * 1024 * 1024, 'film.mp4', 413],
    ['of another type', 100, 'film.avi', 415],
  ])('%s is told before a byte travels', async (_name, size, name, status) => {
    const answer = await announce(size, name);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: expect.any(String) });
    expect(await filesLeft()).toEqual([]);
  });

  test('more bytes than announced are not written', async () => {
    const url = addressOf(await announce(10));
    expect((await patch(url, 0, new Uint8Array(11))).status).toBe(413);
    expect((await request('HEAD', url)).headers.get('Upload-Offset')).toBe('0');
  });
});

describe('whose it is', () => {
  test('a visitor gets 401 for everything', async () => {
    const url = addressOf(await announce(10));
    for (const method of ['HEAD', 'PATCH', 'DELETE'])
      expect((await fetch(url, { method, headers: { 'Tus-Resumable': '1.0.0' } })).status).toBe(401);
    expect((await fetch(endpoint, { method: 'POST' })).status).toBe(401);
  });

  test("a cabinet that is not the user's gets 403", async () => {
    const url = addressOf(await announce(10));
    for (const Cabinet of ['manager', 'webmaster', 'nonsense'])
      expect((await request('HEAD', url, { Cabinet })).status).toBe(403);
  });

  test("somebody else's is not there, unfinished or finished", async () => {
    const unfinished = addressOf(await announce(10));
    const { url: finished } = await send(makeVideo('plain.mp4'));
    for (const url of [unfinished, finished]) {
      expect((await request('HEAD', url, {}, undefined, strangerToken)).status).toBe(404);
      expect((await patch(url, 0, new Uint8Array(1), strangerToken)).status).toBe(404);
      expect((await request('DELETE', url, {}, undefined, strangerToken)).status).toBe(404);
    }
    expect(await readMediaFile(opened.database.db, idOf(finished), stranger)).toBeNull();
    expect(await readMediaFile(opened.database.db, idOf(finished), owner)).not.toBeNull();
    expect((await request('HEAD', unfinished)).headers.get('Upload-Offset')).toBe('0');
  });

  test.each(['..%2F..%2Fetc%2Fpasswd', 'x', `${'0'.repeat(31)}.`, '%00', '0'.repeat(32)])(
    'no upload has the id %s',
    async (id) => {
      expect((await request('HEAD', `${endpoint}/${id}`)).status).toBe(404);
      expect((await request('DELETE', `${endpoint}/${id}`)).status).toBe(404);
    },
  );
});

describe('cancelling', () => {
  test('removes an unfinished upload', async () => {
    const url = addressOf(await announce(10));
    await patch(url, 0, new Uint8Array(5));
    expect((await request('DELETE', url)).status).toBe(204);
    expect(await filesLeft()).toEqual([]);
    expect((await request('HEAD', url)).status).toBe(404);
  });

  test('removes a finished one that no advert uses', async () => {
    const { url } = await send(makeVideo('plain.mp4'));
    expect((await request('DELETE', url)).status).toBe(204);
    expect(await filesLeft()).toEqual([]);
    expect(await readMediaFile(opened.database.db, idOf(url), owner)).toBeNull();
  });

  test('leaves one that an advert uses', async () => {
    const { url, answer } = await send(makeVideo('plain.mp4'));
    await createAdvert(opened.database.db, owner, { creative: (answer as { url: string }).url });
    expect((await request('DELETE', url)).status).toBe(400);
    expect(await filesLeft()).toEqual(['source.mp4']);
  });
});

describe('tidying up', () => {
  const hours = (count: number) => Date.now() + count * 3_600_000;
  const tidy = (now: number) => removeUnused({ db: opened.database.db, dataDir, store: new UploadStore(dataDir), now });

  test('removes unfinished uploads after a day', async () => {
    const url = addressOf(await announce(10));
    await patch(url, 0, new Uint8Array(5));
    await tidy(hours(23));
    expect((await request('HEAD', url)).status).toBe(200);
    await tidy(hours(25));
    expect(await filesLeft()).toEqual([]);
  });

  test('removes finished uploads that no advert uses after two days', async () => {
    const unused = await send(makeVideo('plain.mp4'));
    const used = await send(makeVideo('plain.mp4'));
    await createAdvert(opened.database.db, owner, { creative: (used.answer as { url: string }).url });
    await tidy(hours(47));
    expect(await readMediaFile(opened.database.db, idOf(unused.url), owner)).not.toBeNull();
    await tidy(hours(49));
    expect(await readMediaFile(opened.database.db, idOf(unused.url), owner)).toBeNull();
    expect(await readdir(join(dataDir, 'media'))).toEqual([idOf(used.url)]);
  });

  test('removes versions that were replaced, and folders without a row', async () => {
    const [id, orphan] = ['1'.repeat(32), '2'.repeat(32)];
    const folder = join(dataDir, 'media', id);
    for (const path of [join(folder, 'v-old'), join(folder, 'v-new'), join(dataDir, 'media', orphan)])
      await mkdir(path, { recursive: true });
    const creative = await createUpload(opened.database.db, owner, id);
    await createAdvert(opened.database.db, owner, { creative, creativeHls: `/media/${id}/v-new/master.m3u8` });
    await tidy(hours(47));
    expect(existsSync(join(folder, 'v-old'))).toBe(true);
    await tidy(hours(49));
    expect(await readdir(folder)).toEqual(['v-new']);
    expect(existsSync(join(dataDir, 'media', orphan))).toBe(false);
  });
});
