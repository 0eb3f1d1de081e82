import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { createAdvert } from '../../../test/people.ts';
import { idOf, serveUploads } from '../../../test/upload-server.ts';
import { makeVideo } from '../../../test/videos.ts';
import { users } from '../db/schema.ts';
import { readMediaFile } from './finished-upload.ts';

const server = serveUploads();

describe('access to an upload', () => {
  test('a visitor always gets 401', async () => {
    const url = await server.begin(10);
    for (const method of ['HEAD', 'PATCH', 'DELETE'])
      expect((await fetch(url, { method, headers: { 'Tus-Resumable': '1.0.0' } })).status).toBe(401);
    expect((await fetch(server.endpoint, { method: 'POST' })).status).toBe(401);
  });

  test("a cabinet that is not the user's gets 403", async () => {
    const url = await server.begin(10);
    for (const Cabinet of ['manager', 'webmaster', 'nonsense'])
      expect((await server.request('HEAD', url, { headers: { Cabinet } })).status).toBe(403);
  });

  test("another user's upload is not found, unfinished or finished", async () => {
    const unfinished = await server.begin(10);
    const { url: finished } = await server.send(makeVideo('plain.mp4'));
    for (const url of [unfinished, finished]) {
      expect((await server.request('HEAD', url, { as: 'stranger' })).status).toBe(404);
      expect((await server.patch(url, 0, new Uint8Array(1), 'stranger')).status).toBe(404);
      expect((await server.request('DELETE', url, { as: 'stranger' })).status).toBe(404);
    }
    expect(await readMediaFile(server.db, idOf(finished), server.strangerId)).toBeNull();
    expect(await readMediaFile(server.db, idOf(finished), server.ownerId)).not.toBeNull();
    expect((await server.request('HEAD', unfinished)).headers.get('Upload-Offset')).toBe('0');
  });

  test.each(['..%2F..%2Fetc%2Fpasswd', 'x', `${'0'.repeat(31)}.`, '%00', '0'.repeat(32)])(
    'there is no upload with the id %s',
    async (id) => {
      expect((await server.request('HEAD', `${server.endpoint}/${id}`)).status).toBe(404);
      expect((await server.request('DELETE', `${server.endpoint}/${id}`)).status).toBe(404);
    },
  );
});

test('a lock cuts off the upload that is under way', async () => {
  const url = await server.begin(10);
  const headers = {
    ...server.headers(),
    'Tus-Resumable': '1.0.0',
    'Upload-Offset': '0',
    'Content-Type': 'application/offset+octet-stream',
    'Content-Length': '10',
  };
  const sending = request(url, { method: 'PATCH', headers });
  const cut = once(sending, 'error');
  sending.write('abc');
  const file = join(server.dataDir, 'media-uploads', idOf(url));
  await vi.waitFor(async () => expect((await stat(file)).size).toBe(3), { timeout: 60_000 });
  const owner = eq(users.id, server.ownerId);
  await server.db.update(users).set({ status: 'lock' }).where(owner);
  try {
    expect(await cut).toMatchObject([{ code: 'ECONNRESET' }]);
  } finally {
    await server.db.update(users).set({ status: 'working' }).where(owner);
    sending.destroy();
  }
});

describe('cancelling', () => {
  test('removes an unfinished upload', async () => {
    const url = await server.begin(10);
    await server.patch(url, 0, new Uint8Array(5));
    expect((await server.request('DELETE', url)).status).toBe(204);
    expect(await server.filesLeft()).toEqual([]);
    expect((await server.request('HEAD', url)).status).toBe(404);
  });

  test('an upload whose bytes are already removed is not found', async () => {
    const url = await server.begin(10);
    await rm(join(server.dataDir, 'media-uploads', idOf(url)));
    expect((await server.request('HEAD', url)).status).toBe(404);
    expect((await server.request('DELETE', url)).status).toBe(204);
  });

  test('removes a finished upload that no advert uses', async () => {
    const { url } = await server.send(makeVideo('plain.mp4'));
    expect((await server.request('DELETE', url)).status).toBe(204);
    expect(await server.filesLeft()).toEqual([]);
    expect(await readMediaFile(server.db, idOf(url), server.ownerId)).toBeNull();
  });

  test('keeps an upload that an advert uses', async () => {
    const { url, answer } = await server.send(makeVideo('plain.mp4'));
    await createAdvert(server.db, server.ownerId, { creative: answer.url });
    expect((await server.request('DELETE', url)).status).toBe(400);
    expect(await server.filesLeft()).toEqual(['source.mp4']);
  });

  test('removes an upload whose only advert was removed', async () => {
    const { url, answer } = await server.send(makeVideo('plain.mp4'));
    await createAdvert(server.db, server.ownerId, { creative: answer.url, status: 'deleted' });
    expect((await server.request('DELETE', url)).status).toBe(204);
    expect(await server.filesLeft()).toEqual([]);
  });
});
