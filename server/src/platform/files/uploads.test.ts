import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Upload } from 'tus-js-client';
import { describe, expect, test } from 'vitest';
import { idOf, serveUploads } from '../../../test/upload-server.ts';
import { makeFile, makeVideo, truncateVideo } from '../../../test/videos.ts';
import { uploads } from '../db/schema.ts';
import { readMediaFile } from './finished-upload.ts';

const server = serveUploads();

describe('an accepted upload', () => {
  test('is answered with its properties, served from its own folder, and stored in the database', async () => {
    const source = makeVideo('plain.mp4');
    const { url, answer } = await server.send(source, { name: '../../../Spring sale.mp4' });
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
      adjustments: [],
    };
    expect(answer).toEqual(facts);
    expect(await readMediaFile(server.db, id, server.ownerId)).toEqual(facts);
    expect((await readFile(join(server.dataDir, 'media', id, 'source.mp4'))).equals(bytes)).toBe(true);
    expect(await server.filesLeft()).toEqual(['source.mp4']);
    const [row] = await server.db.select().from(uploads).where(eq(uploads.id, id));
    expect(row?.filename).toBe('../../../Spring sale.mp4');
  });

  test('gets the extension of its content, not of its name', async () => {
    const { answer } = await server.send(makeVideo('plain.webm'), { name: 'really-webm.mp4' });
    expect(answer).toMatchObject({ url: expect.stringMatching(/\/source\.webm$/), codec: 'vp8' });
  });

  test('resumes after an interruption and ends byte for byte the same', async () => {
    const source = makeVideo('larger.mp4', { seconds: 4, size: '640x360' });
    const bytes = await readFile(source);
    const chunk = Math.ceil(bytes.length / 5);
    const { promise: cut, resolve } = Promise.withResolvers<string>();
    const first = new Upload(bytes, {
      endpoint: server.endpoint,
      headers: server.headers(),
      metadata: { filename: 'film.mp4', filetype: 'video/mp4' },
      chunkSize: chunk,
      onChunkComplete: (_size, accepted) => {
        if (accepted >= bytes.length * 0.6) void first.abort().then(() => resolve(first.url ?? ''));
      },
    });
    first.start();
    const url = await cut;
    const resumedFrom: number[] = [];
    const { answer } = await server.send(source, {
      uploadUrl: url,
      onBeforeRequest: (it) => {
        if (it.getMethod() === 'PATCH') resumedFrom.push(Number(it.getHeader('Upload-Offset')));
      },
    });
    expect(resumedFrom[0]).toBeGreaterThanOrEqual(bytes.length * 0.6);
    expect(answer).toMatchObject({ size: bytes.length });
    expect((await readFile(join(server.dataDir, 'media', idOf(url), 'source.mp4'))).equals(bytes)).toBe(true);
  });

  test('succeeds for a client that lost the last response', async () => {
    const { url } = await server.send(makeVideo('plain.mp4'));
    const again = await server.send(makeVideo('plain.mp4'), { uploadUrl: url });
    expect(again.url).toBe(url);
    const head = await server.request('HEAD', url);
    expect(head.headers.get('Upload-Offset')).toBe(head.headers.get('Upload-Length'));
  });

  test.each(['before it was inspected', 'before it was written down'])(
    'is completed on request after a crash %s',
    async (when) => {
      const bytes = await readFile(makeVideo('plain.mp4'));
      const url = await server.begin(bytes.length);
      const id = idOf(url);
      // simulates the bytes that are on disk at that moment
      await writeFile(join(server.dataDir, 'media-uploads', id), bytes);
      if (when.endsWith('down')) {
        await mkdir(join(server.dataDir, 'media', id), { recursive: true });
        await rename(join(server.dataDir, 'media-uploads', id), join(server.dataDir, 'media', id, 'source.mp4'));
      }
      await server.stop();
      await server.start();
      const head = await server.request('HEAD', `${server.endpoint}/${id}`);
      expect(head.headers.get('Upload-Offset')).toBe(String(bytes.length));
      expect(await readMediaFile(server.db, id, server.ownerId)).toMatchObject({ size: bytes.length, codec: 'h264' });
      expect(await server.filesLeft()).toEqual(['source.mp4']);
    },
  );

  test('keeps a request during inspection waiting for the result', async () => {
    const bytes = await readFile(makeVideo('plain.mp4'));
    const url = await server.begin(bytes.length);
    const last = server.patch(url, 0, bytes);
    const heads = await Promise.all([last, ...Array.from({ length: 5 }, () => server.request('HEAD', url))]);
    expect(heads[0]?.status).toBe(200);
    expect(await readMediaFile(server.db, idOf(url), server.ownerId)).not.toBeNull();
  });
});

describe('a refused upload', () => {
  test.each([
    [
      'text',
      () => makeFile('notes.mp4', 'Remember the milk.\n'.repeat(500)),
      /^This file is not a video that can be read/,
    ],
    ['a truncated video', () => truncateVideo('half.mp4', makeVideo('plain.mp4'), 0.6), /^This video is incomplete/],
    ['sound only', () => makeVideo('sound.mp4', { picture: false }), /no picture, only sound/],
    ['a playlist', () => makeFile('list.mp4', '#EXTM3U\n#EXTINF:4,\nhttp://127.0.0.1:9/a.ts\n'), /it is a playlist/],
  ])('%s is refused with a message and leaves nothing behind', async (_name, make, words) => {
    const bytes = await readFile(make());
    const url = await server.begin(bytes.length);
    const answer = await server.patch(url, 0, bytes);
    expect(answer.status).toBe(422);
    expect(answer.headers.get('Content-Type')).toContain('application/json');
    expect(await answer.json()).toEqual({ error: expect.stringMatching(words) });
    expect(await server.filesLeft()).toEqual([]);
    expect(await readMediaFile(server.db, idOf(url), server.ownerId)).toBeNull();
    expect((await server.request('HEAD', url)).status).toBe(404);
  });

  test.each([
    ['too large', 51_000_000, 'film.mp4', 413],
    ['of another type', 100, 'film.avi', 415],
  ])('%s is refused before any byte is sent', async (_name, size, name, status) => {
    const answer = await server.announce(size, name);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: expect.any(String) });
    expect(await server.filesLeft()).toEqual([]);
  });

  test('bytes beyond the announced length are not written', async () => {
    const url = await server.begin(10);
    expect((await server.patch(url, 0, new Uint8Array(11))).status).toBe(413);
    expect((await server.request('HEAD', url)).headers.get('Upload-Offset')).toBe('0');
  });
});
