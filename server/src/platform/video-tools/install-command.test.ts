import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installCommand } from './install-command.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preroll-managers-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  ['brew', 'brew install ffmpeg'],
  ['apt-get', 'sudo apt-get install ffmpeg'],
  ['apk', 'sudo apk add ffmpeg'],
  ['another', 'see https://ffmpeg.org/download.html'],
])('with %s in PATH, ffmpeg is installed by: %s', async (manager, command) => {
  const bin = await mkdtemp(join(folder, 'bin-'));
  await writeFile(join(bin, manager), '');
  await chmod(join(bin, manager), 0o755);
  expect(await installCommand([join(folder, 'nothing'), bin].join(delimiter))).toBe(command);
});
