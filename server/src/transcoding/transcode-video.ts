import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { DiskSpace } from '../media/disk-space.ts';
import { measureLength } from '../video-tools/measure-length.ts';
import { pixelsToProcess } from '../video-tools/pixels-to-process.ts';
import { probeVideo } from '../video-tools/probe-video.ts';
import { runTool } from '../video-tools/run-tool.ts';
import type { VideoTools } from '../video-tools/video-tools.ts';
import { type Rendition, renditionsOf } from './ladder.ts';
import { durationOf, masterPlaylist } from './master-playlist.ts';
import { readVariant } from './read-variant.ts';
import { renditionArguments } from './rendition-arguments.ts';
import { COPY_TIME, encodingTime } from './time-limits.ts';

export interface TranscodeRequest {
  source: string;
  /** Where the result is to lie; does not exist, its parent does. */
  target: string;
  /** Unfinished work is kept in folders with this path and an ending; on the file system of `target`. */
  workPrefix: string;
  useCompression: boolean;
  useVertical: boolean;
  /** Room for the result. */
  space: DiskSpace;
  /** Milliseconds that the encoding of so many pixels may take. */
  timeLimit?: (pixels: number) => number;
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

const NO_ROOM = 'no space left for video files';

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
  const { source, signal, timeLimit = encodingTime } = request;
  const { duration, picture, soundIndex } = await probeVideo(tools, source, signal);
  if (picture === null) throw new BrokenVideoError('there is no picture');
  const { width, height } = picture;
  const renditions = renditionsOf({ ...request, width, height });
  const measured = duration === null ? await measureLength(tools, source, picture.index) : null;
  const seconds = duration ?? measured?.duration ?? 0;
  if ((await request.space.spare()) < mostBytes(renditions, seconds)) throw new Error(NO_ROOM);
  for (const { name } of renditions) await mkdir(join(folder, name));
  const input = {
    path: source,
    pictureIndex: picture.index,
    soundIndex,
    width,
    height,
    frameRate: picture.highestRate,
  };
  const timeout = timeLimit(pixelsToProcess(picture, seconds, measured?.frames));
  await runFfmpeg(tools, renditionArguments(input, renditions, request.useCompression), {
    cwd: folder,
    signal,
    timeout,
  });

  const variants = await Promise.all(renditions.map((it) => readVariant(folder, it, soundIndex !== null)));
  const decoded = Math.min(...variants.map(({ segments }) => durationOf(segments)));
  if (duration !== null && decoded < duration * LEAST_SHARE)
    throw new BrokenVideoError(`only ${decoded} s of ${duration} s can be decoded`);

  await writeFile(join(folder, 'master.m3u8'), masterPlaylist(variants));
  const copying = { cwd: folder, signal, timeout: COPY_TIME };
  await makeProgressive(tools, renditions, copying);
  await makePoster(tools, decoded, copying);
  return { duration: duration ?? decoded, width, height, size: (await stat(source)).size };
}

/** What the renditions may take at their bit rates, with the copy of one of them. */
function mostBytes(renditions: Rendition[], duration: number): number {
  const bits = renditions.reduce((sum, { videoBitrate, audioBitrate }) => sum + videoBitrate + audioBitrate, 0);
  return (2 * bits * duration) / 8;
}

/** Copies a rendition into one file that begins to play before it has arrived. */
async function makeProgressive(tools: VideoTools, renditions: Rendition[], options: FfmpegOptions) {
  const side = ({ width, height }: Rendition) => Math.min(width, height);
  const rendition = renditions.findLast((candidate) => side(candidate) <= MP4_SIDE) ?? renditions[0];
  const copy = ['-c', 'copy', '-bsf:a', 'aac_adtstoasc', '-movflags', '+faststart', 'video.mp4'];
  await runFfmpeg(tools, ['-v', 'error', '-nostdin', '-i', `${rendition?.name}/index.m3u8`, ...copy], options);
}

/** A still from one second in: many films begin with a black picture. */
async function makePoster(tools: VideoTools, duration: number, options: FfmpegOptions) {
  const at = String(Math.min(1, duration / 2));
  const still = ['-frames:v', '1', '-q:v', '3', '-f', 'image2', 'poster.jpg'];
  await runFfmpeg(tools, ['-v', 'error', '-nostdin', '-ss', at, '-i', 'video.mp4', ...still], options);
}

interface FfmpegOptions {
  cwd: string;
  signal: AbortSignal;
  /** Milliseconds. */
  timeout: number;
}

async function runFfmpeg(tools: VideoTools, args: string[], options: FfmpegOptions): Promise<void> {
  const { code, timedOut, stderr } = await runTool(tools, 'ffmpeg', args, options);
  if (code === 0) return;
  if (timedOut) throw new BrokenVideoError(`ffmpeg was not done after ${Math.round(options.timeout / 1000)} s`);
  // somebody else killed it, such as a system out of memory
  if (code === null) throw new Error('ffmpeg was killed');
  if (stderr.includes('No space left on device')) throw new Error(NO_ROOM);
  // the decoder complains about every picture; the end of it says enough
  throw new BrokenVideoError(stderr.trim().slice(-500));
}
