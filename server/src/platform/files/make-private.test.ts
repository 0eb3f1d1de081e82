import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makePrivate } from './make-private.ts';

let folder: string;
let mask: number;
beforeEach(async () => {
  mask = process.umask();
  folder = await mkdtemp(join(tmpdir(), 'preroll-private-'));
});
afterEach(async () => {
  process.umask(mask);
  await rm(folder, { recursive: true });
});

const modeOf = async (...path: string[]) => ((await stat(join(folder, ...path))).mode & 0o777).toString(8);

it('makes an open folder and its database files private, and reports it once', async () => {
  await mkdir(join(folder, 'data', 'database', 'global'), { recursive: true });
  await writeFile(join(folder, 'data', 'database', 'global', '1260'), '');
  for (const path of ['', 'database', 'database/global', 'database/global/1260'])
    await chmod(join(folder, 'data', path), path.endsWith('0') ? 0o666 : 0o755);
  expect(await makePrivate(join(folder, 'data'))).toBe(true);
  expect(await modeOf('data')).toBe('700');
  expect(await modeOf('data', 'database')).toBe('700');
  expect(await modeOf('data', 'database', 'global')).toBe('700');
  expect(await modeOf('data', 'database', 'global', '1260')).toBe('600');
  expect(await makePrivate(join(folder, 'data'))).toBe(false);
});

it('does not take an unreadable database for a missing one', async () => {
  await mkdir(join(folder, 'data'));
  await chmod(join(folder, 'data'), 0o755);
  await writeFile(join(folder, 'data', 'database'), '');
  await expect(makePrivate(join(folder, 'data'))).rejects.toThrow('ENOTDIR');
});

it('creates a missing folder, and makes files written later private', async () => {
  expect(await makePrivate(join(folder, 'data'))).toBe(false);
  await writeFile(join(folder, 'data', 'file'), '');
  expect([await modeOf('data'), await modeOf('data', 'file')]).toEqual(['700', '600']);
});
