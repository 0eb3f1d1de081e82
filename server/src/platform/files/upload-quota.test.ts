import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createUpload } from '../../../test/people.ts';
import { MB, RESERVED, serveUploads } from '../../../test/upload-server.ts';

const server = serveUploads();
const noRoom = 'The server has no room for this file at the moment. Try again later, or tell its administrator.';

const addressOf = (answer: Response) => new URL(answer.headers.get('Location') ?? '', server.endpoint).href;
const offsetOf = async (url: string) => Number((await server.request('HEAD', url)).headers.get('Upload-Offset'));

async function largeFile(folder: string, name: string, bytes: number) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), '');
  await truncate(join(folder, name), bytes);
}

test('unfinished uploads of one user share a quota, by their announced sizes', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => server.announce(30 * MB)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 413, 413, 413, 413, 413]);
  const refused = answers.find(({ status }) => status === 413);
  expect(await refused?.json()).toEqual({
    error:
      'This file (30 MB) is too much beside your unfinished uploads: they take 90 MB of 100 MB. ' +
      'Finish or cancel them, or wait a day until they are removed.',
  });

  // other users can continue, and so can a user who frees space
  expect((await server.announce(30 * MB, 'film.mp4', 'stranger')).status).toBe(201);
  const begun = answers.find(({ status }) => status === 201);
  if (begun) await server.request('DELETE', addressOf(begun));
  expect((await server.announce(30 * MB)).status).toBe(201);
});

test('the number of unfinished uploads is limited, whatever their size', async () => {
  const answers = await Promise.all(Array.from({ length: 101 }, () => server.announce(1)));
  const refused = answers.filter(({ status }) => status === 413);
  expect(refused).toHaveLength(1);
  expect(await refused[0]?.json()).toEqual({ error: expect.stringMatching(/^100 of your uploads are unfinished/) });
});

test('stored videos of one user share a quota, including renditions', async () => {
  const id = 'a'.repeat(32);
  await createUpload(server.db, server.ownerId, id);
  const folder = join(server.dataDir, 'media', id);
  await largeFile(folder, 'source.mp4', 120 * MB);
  await largeFile(join(folder, 'v-1', '240p'), '0000.ts', 50 * MB);
  const refused = await server.announce(40 * MB);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toEqual({
    error:
      'This file (40 MB) is too much: your videos take 170 MB of 200 MB. ' +
      'Delete adverts that you no longer need: their videos are removed within two days.',
  });
  expect((await server.announce(20 * MB)).status).toBe(201);
  expect((await server.announce(40 * MB, 'film.mp4', 'stranger')).status).toBe(201);
});

test('an upload is refused without free disk space, from which announced uploads are deducted', async () => {
  server.readFreeBytes = () => RESERVED + 40 * MB;
  expect((await server.announce(30 * MB)).status).toBe(201);
  const refused = await server.announce(30 * MB, 'film.mp4', 'stranger');
  expect(refused.status).toBe(507);
  expect(await refused.json()).toEqual({ error: noRoom });
  expect((await server.announce(10 * MB, 'film.mp4', 'stranger')).status).toBe(201);
});

test('an upload pauses while the disk is full, and continues when there is space', async () => {
  const url = await server.begin(10);
  await server.patch(url, 0, new Uint8Array(4));
  server.readFreeBytes = () => RESERVED + 5;
  const refused = await server.patch(url, 4, new Uint8Array(6));
  expect(refused.status).toBe(507);
  expect(await refused.json()).toEqual({ error: noRoom });
  expect(await offsetOf(url)).toBe(4);
  server.readFreeBytes = () => RESERVED + 6;
  expect((await server.patch(url, 4, new Uint8Array(5))).status).toBe(204);
});

test('an upload stops before it uses the reserve', async () => {
  const url = await server.begin(45 * MB);
  let readings = 0;
  // there is space when the part begins and at its first byte; then another file takes it
  server.readFreeBytes = () => {
    readings += 1;
    return readings <= 2 ? Number.POSITIVE_INFINITY : RESERVED;
  };
  const refused = await server.patch(url, 0, new Uint8Array(45 * MB));
  expect(refused.status).toBe(507);
  expect(await refused.json()).toEqual({ error: noRoom });
  expect(await offsetOf(url)).toBeLessThan(20 * MB);
});
