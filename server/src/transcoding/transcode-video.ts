import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { probeVideo } from '../video-tools/probe-video.ts';
import { runProgram } from '../video-tools/run-program.ts';
import type { VideoTools } from '../video-tools/video-tools.ts';
import { type Rendition, renditionsOf } from './ladder.ts';
import { durationOf, masterPlaylist } from './master-playlist.ts';
import { readVariant } from './read-variant.ts';
import { renditionArguments } from './rendition-arguments.ts';

export interface TranscodeRequest {
  source: string;
  /** Where the result is to lie; does not exist, its parent does. */
  target: string;
  /** Unfinished work is kept in folders with this path and an ending; on the file system of `target`. */
  workPrefix: string;
  useCompression: boolean;
  useVertical: boolean;
  /** Kills ffmpeg. */
  signal: AbortSignal;
}

/** Measured from the source. */
export interface TranscodedVideo {
  /** Seconds. */
  duration: number;
  /** Pixels as displayed. */
  width: number;
  height: number;
  /** Bytes. */
  size: number;
}

/** The video itself is broken: trying again would end the same way. */
export class BrokenVideoError extends Error {}

/** The progressive rendition is for players without HLS: more than this costs them more than it shows. */
const MP4_SIDE = 720;

/** Milliseconds; far above what an hour of video takes, and less than a job may. */
const TIMEOUT = 3 * 3_600_000;

/** Decoders skip what they can't read. When this much is missing, the video is not what its owner meant to show. */
const LEAST_SHARE = 0.9;

/**
 * Makes `master.m3u8` with its renditions, `video.mp4` and `poster.jpg` out of a source. Everything is made in a work
 * folder and renamed at the end: the target exists whole or not at all.
 * @throws BrokenVideoError; any other error is no fault of the video
 */
export async function transcodeVideo(tools: VideoTools, request: TranscodeRequest): Promise<TranscodedVideo> {
  const folder = await makeWorkFolder(request.workPrefix);
  try {
    const video = await transcodeInto(folder, tools, request);
    await rename(folder, request.target);
    return video;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * An attempt that was killed may have left its folder, and even an ffmpeg that still writes into it: without the folder
 * that ffmpeg ends by itself at its next segment.
 */
async function makeWorkFolder(prefix: string): Promise<string> {
  const root = dirname(prefix);
  await mkdir(root, { recursive: true });
  for (const name of await readdir(root))
    if (name.startsWith(basename(prefix))) await rm(join(root, name), { recursive: true, force: true });
  return mkdtemp(prefix);
}

async function transcodeInto(folder: string, tools: VideoTools, request: TranscodeRequest): Promise<TranscodedVideo> {
  const { source, signal } = request;
  const { duration, picture, soundIndex } = await probeVideo(tools, source, signal);
  if (picture === null) throw new BrokenVideoError('there is no picture');
  const { width, height } = picture;
  const renditions = renditionsOf({ ...request, width, height });
  for (const { name } of renditions) await mkdir(join(folder, name));
  const input = { path: source, pictureIndex: picture.index, soundIndex, width, height };
  await runFfmpeg(tools, folder, renditionArguments(input, renditions, request.useCompression), signal);

  const variants = await Promise.all(renditions.map((it) => readVariant(folder, it, soundIndex !== null)));
  const decoded = Math.min(...variants.map(({ segments }) => durationOf(segments)));
  if (duration !== null && decoded < duration * LEAST_SHARE)
    throw new BrokenVideoError(`only ${decoded} s of ${duration} s can be decoded`);

  await writeFile(join(folder, 'master.m3u8'), masterPlaylist(variants));
  await makeProgressive(tools, folder, renditions, signal);
  await makePoster(tools, folder, decoded, signal);
  return { duration: duration ?? decoded, width, height, size: (await stat(source)).size };
}

/** Copies a rendition into one file that begins to play before it has arrived. */
async function makeProgressive(tools: VideoTools, folder: string, renditions: Rendition[], signal: AbortSignal) {
  const side = ({ width, height }: Rendition) => Math.min(width, height);
  const rendition = renditions.findLast((candidate) => side(candidate) <= MP4_SIDE) ?? renditions[0];
  const copy = ['-c', 'copy', '-bsf:a', 'aac_adtstoasc', '-movflags', '+faststart', 'video.mp4'];
  await runFfmpeg(tools, folder, ['-v', 'error', '-nostdin', '-i', `${rendition?.name}/index.m3u8`, ...copy], signal);
}

/** A still from one second in: many films begin with a black picture. */
async function makePoster(tools: VideoTools, folder: string, duration: number, signal: AbortSignal) {
  const at = String(Math.min(1, duration / 2));
  const still = ['-frames:v', '1', '-q:v', '3', '-f', 'image2', 'poster.jpg'];
  await runFfmpeg(tools, folder, ['-v', 'error', '-nostdin', '-ss', at, '-i', 'video.mp4', ...still], signal);
}

async function runFfmpeg(tools: VideoTools, cwd: string, args: string[], signal: AbortSignal): Promise<void> {
  const { code, timedOut, stderr } = await runProgram(tools.ffmpeg, args, {
    cwd,
    signal,
    timeout: TIMEOUT,
    background: true,
  });
  if (code === 0) return;
  if (timedOut) throw new BrokenVideoError(`ffmpeg was not done after ${TIMEOUT / 60_000} minutes`);
  // somebody else killed it, such as a system out of memory
  if (code === null) throw new Error('ffmpeg was killed');
  if (stderr.includes('No space left on device')) throw new Error('no space left for video files');
  // the decoder complains about every picture; the end of it says enough
  throw new BrokenVideoError(stderr.trim().slice(-500));
}
