import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createAdvert } from '../../../test/people.ts';
import { idOf, serveUploads } from '../../../test/upload-server.ts';
import { makeVideo } from '../../../test/videos.ts';
import { operationOf } from '../contract/contract.ts';
import { users } from '../db/schema.ts';

const server = serveUploads();
const operations = { POST: 'createUpload', HEAD: 'getUploadOffset', PATCH: 'appendUpload', DELETE: 'cancelUpload' };
type Method = keyof typeof operations;
const methods = Object.keys(operations) as Method[];

/** tus answers directly, bypassing the general check of responses against the contract. */
async function expectDeclared(method: Method, answer: Response, expected: number, details = {}) {
  const { status, headers } = answer;
  expect(status, method).toBe(expected);
  expect(Object.keys(operationOf(operations[method]).responses), method).toContain(String(status));
  if (method === 'HEAD') return;
  expect(headers.get('Content-Type'), method).toMatch(/^application\/json\b/);
  expect(await answer.json(), method).toEqual({ error: expect.stringMatching(/^\S.*\S$/), ...details });
}

async function ask(method: Method, headers: Record<string, string> = {}): Promise<Response> {
  const url = await server.begin(10);
  if (method === 'PATCH')
    return server.request(method, url, {
      headers: { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream', ...headers },
      body: new Uint8Array(1),
    });
  if (method !== 'POST') return server.request(method, url, { headers });
  const file = {
    'Upload-Length': '10',
    'Upload-Metadata': `filename ${btoa('film.mp4')},filetype ${btoa('video/mp4')}`,
  };
  return server.request(method, server.endpoint, { headers: { ...file, ...headers } });
}

test.each(methods)('the contract describes the refusals of %s', async (method) => {
  await expectDeclared(method, await ask(method, { Authorization: '' }), 401);
  await expectDeclared(method, await ask(method, { Cabinet: 'webmaster' }), 403);
  await expectDeclared(method, await ask(method, { 'Tus-Resumable': '' }), 412);
  await expectDeclared(method, await ask(method, { 'Tus-Resumable': '0.2.0' }), 400);
});

test.each(methods)('the contract describes the response of %s to a locked user', async (method) => {
  const url = method === 'POST' ? server.endpoint : await server.begin(10);
  const owner = eq(users.id, server.ownerId);
  await server.db.update(users).set({ status: 'lock' }).where(owner);
  try {
    await expectDeclared(method, await server.request(method, url), 423, { status: 'lock' });
  } finally {
    await server.db.update(users).set({ status: 'working' }).where(owner);
  }
});

test('the contract describes the refusal of partial uploads', async () => {
  await expectDeclared('PATCH', await ask('PATCH', { 'Upload-Offset': '5' }), 409);
  await expectDeclared('PATCH', await ask('PATCH', { 'Upload-Offset': '' }), 400);
  await expectDeclared('PATCH', await server.patch(await server.begin(10), 0, new Uint8Array(11)), 413);
});

test.each(['video/mp4', 'application/json', 'text/plain'])('bytes of type %s are refused', async (type) => {
  const answer = await ask('PATCH', { 'Content-Type': type });
  expect(await answer.clone().json()).toEqual({
    error: 'The bytes of a file are sent as application/offset+octet-stream.',
  });
  await expectDeclared('PATCH', answer, 415);
});

test.each(['1e3', '0x10', '+10', '010', '1 0'])('the length %s is invalid', async (length) => {
  await expectDeclared('POST', await ask('POST', { 'Upload-Length': length }), 400);
});

test.each(['partial', 'final;/backend/api/media/1', 'nonsense'])(
  'Upload-Concat %s is refused with a message',
  async (parts) => {
    const answer = await ask('POST', { 'Upload-Concat': parts });
    expect(await answer.clone().json()).toEqual({ error: expect.stringContaining('Upload-Concat') });
    await expectDeclared('POST', answer, 400);
  },
);

test('bytes are refused before their upload has begun', async () => {
  await expectDeclared('POST', await ask('POST', { 'Content-Type': 'application/offset+octet-stream' }), 400);
});

test.runIf(existsSync('/dev/full'))('a full disk is refused with a clear message', async () => {
  const url = await server.begin(10);
  const file = join(server.dataDir, 'media-uploads', idOf(url));
  await rm(file);
  await symlink('/dev/full', file);
  const answer = await server.patch(url, 0, new Uint8Array(10));
  expect(await answer.clone().json()).toEqual({
    error: expect.stringMatching(/^The server has no room for this file/),
  });
  await expectDeclared('PATCH', answer, 507);
});

test('the contract describes the refusal to continue an accepted upload', async () => {
  const size = (await readFile(makeVideo('plain.mp4'))).length;
  const id = idOf(await server.begin(size));
  await mkdir(join(server.dataDir, 'media', id), { recursive: true });
  await rename(join(server.dataDir, 'media-uploads', id), join(server.dataDir, 'media', id, 'source.mp4'));
  await expectDeclared('PATCH', await server.patch(`${server.endpoint}/${id}`, size, new Uint8Array(1)), 410);
});

test('the contract describes the refusal to remove a video that an advert uses', async () => {
  const { url, answer } = await server.send(makeVideo('plain.mp4'));
  await createAdvert(server.db, server.ownerId, { creative: answer.url });
  await expectDeclared('DELETE', await server.request('DELETE', url), 400);
});
