import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createAdvert, createUpload } from '../../../test/people.ts';
import { idOf, serveUploads } from '../../../test/upload-server.ts';
import { makeVideo } from '../../../test/videos.ts';
import { uploads, users } from '../db/schema.ts';
import { DiskSpace } from './disk-space.ts';
import { readMediaFile } from './finished-upload.ts';
import { removeUnused } from './remove-unused.ts';
import { UploadStore } from './upload-store.ts';

const server = serveUploads();

describe('removal of unused files', () => {
  const hours = (count: number) => Date.now() + count * 3_600_000;
  const clean = (now: number) => {
    const { db, dataDir } = server;
    return removeUnused({ db, dataDir, store: new UploadStore(dataDir, new DiskSpace(dataDir, 0)), now });
  };

  const age = async (url: string, byHours: number) => {
    const bytes = join(server.dataDir, 'media-uploads', idOf(url));
    const announced = JSON.parse(await readFile(`${bytes}.json`, 'utf8'));
    const then = new Date(hours(-byHours));
    await writeFile(`${bytes}.json`, JSON.stringify({ ...announced, creation_date: then.toISOString() }));
    await Promise.all([bytes, `${bytes}.json`].map((path) => utimes(path, then, then)));
  };

  test('removes uploads not continued for a day, whenever they began', async () => {
    const url = await server.begin(20);
    await server.patch(url, 0, new Uint8Array(5));
    await age(url, 30);
    expect((await server.patch(url, 5, new Uint8Array(5))).status).toBe(204);
    await clean(hours(23));
    const head = await server.request('HEAD', url);
    expect([head.status, head.headers.get('Upload-Offset')]).toEqual([200, '10']);
    await clean(hours(25));
    expect(await server.filesLeft()).toEqual([]);
  });

  test.each(['lock', 'ban', 'deleted', 'archive', 'stopped'] as const)(
    'removes the unfinished uploads of a user whose status becomes %s, and of nobody else',
    async (status) => {
      await server.begin(20);
      const other = await server.begin(20, 'stranger');
      const files = await server.filesLeft();
      await clean(hours(0));
      expect(await server.filesLeft()).toEqual(files);
      await server.db.update(users).set({ status }).where(eq(users.id, server.ownerId));
      try {
        await clean(hours(0));
      } finally {
        await server.db.update(users).set({ status: 'working' }).where(eq(users.id, server.ownerId));
      }
      expect(await server.filesLeft()).toEqual(files.filter((name) => name.includes(idOf(other))));
    },
  );

  test('continues when an upload disappears meanwhile', async () => {
    await server.begin(10);
    const incoming = join(server.dataDir, 'media-uploads');
    // appears in the listing but points nowhere
    await symlink(join(incoming, 'nowhere'), join(incoming, '0'.repeat(32)));
    await clean(hours(25));
    expect(await server.filesLeft()).toEqual([]);
  });

  test('removes finished uploads that no advert used within two days', async () => {
    const unused = await server.send(makeVideo('plain.mp4'));
    const used = await server.send(makeVideo('plain.mp4'));
    await createAdvert(server.db, server.ownerId, { creative: used.answer.url });
    await clean(hours(47));
    expect(await readMediaFile(server.db, idOf(unused.url), server.ownerId)).not.toBeNull();
    await clean(hours(49));
    expect(await readMediaFile(server.db, idOf(unused.url), server.ownerId)).toBeNull();
    expect(await readdir(join(server.dataDir, 'media'))).toEqual([idOf(used.url)]);
  });

  test('removes uploads that only removed adverts used', async () => {
    const { url, answer } = await server.send(makeVideo('plain.mp4'));
    const id = idOf(url);
    const shared = await createUpload(server.db, server.ownerId, '3'.repeat(32));
    const versions = join(server.dataDir, 'media', '3'.repeat(32));
    await mkdir(join(versions, 'v-removed'), { recursive: true });
    await createAdvert(server.db, server.ownerId, { creative: answer.url, status: 'deleted' });
    await createAdvert(server.db, server.ownerId, { creative: shared });
    const creativeHls = `/media/${'3'.repeat(32)}/v-removed/master.m3u8`;
    await createAdvert(server.db, server.ownerId, { creative: shared, creativeHls, status: 'deleted' });
    await clean(hours(49));
    expect(await readMediaFile(server.db, id, server.ownerId)).toBeNull();
    expect(existsSync(join(server.dataDir, 'media', id))).toBe(false);
    expect(await readdir(versions)).toEqual([]);
  });

  test('removes replaced versions, and folders without a row', async () => {
    const [id, orphan] = ['1'.repeat(32), '2'.repeat(32)];
    const folder = join(server.dataDir, 'media', id);
    for (const path of [join(folder, 'v-old'), join(folder, 'v-new'), join(server.dataDir, 'media', orphan)])
      await mkdir(path, { recursive: true });
    const creative = await createUpload(server.db, server.ownerId, id);
    await createAdvert(server.db, server.ownerId, { creative, creativeHls: `/media/${id}/v-new/master.m3u8` });
    await clean(hours(47));
    expect(existsSync(join(folder, 'v-old'))).toBe(true);
    await clean(hours(49));
    expect(await readdir(folder)).toEqual(['v-new']);
    expect(existsSync(join(server.dataDir, 'media', orphan))).toBe(false);
  });

  test.each(['an empty database', 'the database of another installation'])('%s removes no videos', async (which) => {
    const { url } = await server.send(makeVideo('plain.mp4'));
    await server.db.delete(uploads);
    if (which !== 'an empty database') await createUpload(server.db, server.ownerId, randomBytes(16).toString('hex'));
    await clean(hours(49));
    expect(await readdir(join(server.dataDir, 'media'))).toEqual([idOf(url)]);
  });
});
