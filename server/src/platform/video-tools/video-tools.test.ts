import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findVideoTools } from './video-tools.ts';

const path = process.env.PATH;
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'preroll-tools-'));
});
afterEach(async () => {
  process.env.PATH = path;
  await rm(dataDir, { recursive: true, force: true });
});

async function fake(name: string, encoders: string, version = '7.1'): Promise<string> {
  const folder = join(dataDir, `${version}-${encoders}`.replaceAll(' ', '_'));
  await mkdir(folder, { recursive: true });
  const file = join(folder, name);
  await writeFile(
    file,
    `#!/bin/sh\ncase "$*" in\n-version) echo "${name} version ${version} Copyright";;\n*) echo " V ${encoders} x";;\nesac\n`,
  );
  await chmod(file, 0o755);
  return file;
}

test('configured programs take precedence over PATH', async () => {
  const ffmpegPath = await fake('ffmpeg', 'libx264 x aac');
  const tools = await findVideoTools({ dataDir, ffmpegPath });
  expect(tools.ffmpeg).toBe(ffmpegPath);
  expect(tools.describe).toContain(`ffmpeg 7.1 (${ffmpegPath})`);
});

test('an unusable configured program is an error that names it', async () => {
  const ffmpegPath = await fake('ffmpeg', 'mpeg4');
  await expect(findVideoTools({ dataDir, ffmpegPath })).rejects.toThrow(
    `FFMPEG_PATH is ${ffmpegPath}, which is not a usable ffmpeg (it must have libx264 and aac).`,
  );
  await expect(findVideoTools({ dataDir, ffprobePath: '/nowhere/ffprobe' })).rejects.toThrow(
    'FFPROBE_PATH is /nowhere/ffprobe, which is not a usable ffprobe.',
  );
});

test('an ffmpeg in PATH without H.264 is skipped', async () => {
  const useless = await fake('ffmpeg', 'libx265');
  const useful = await fake('ffmpeg', 'libx264 x aac');
  process.env.PATH = [join(useless, '..'), join(useful, '..'), path].join(delimiter);
  expect((await findVideoTools({ dataDir })).ffmpeg).toBe(useful);
});

test('without programs in PATH the builds from npm are used, with a note that they are old', async () => {
  process.env.PATH = '';
  const tools = await findVideoTools({ dataDir });
  expect(tools.ffmpeg).toContain('@ffmpeg-installer');
  expect(tools.describe).toMatch(/^ffmpeg N-\S+ \(an old build from npm; for a current one: .+\), ffprobe /);
});
