import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Renditions } from '../../platform/db/schema.ts';
import type { DiskSpace } from '../../platform/files/disk-space.ts';
import { refuseDynamicRange } from '../../platform/files/video-limits.ts';
import { measureLength } from '../../platform/video-tools/measure-length.ts';
import { pixelsToProcess } from '../../platform/video-tools/pixels-to-process.ts';
import { probeVideo } from '../../platform/video-tools/probe-video.ts';
import { runTool } from '../../platform/video-tools/run-tool.ts';
import type { VideoTools } from '../../platform/video-tools/video-tools.ts';
import { type Rendition, renditionsOf } from './ladder.ts';
import { bitrate, durationOf, masterPlaylist, type Variant } from './master-playlist.ts';
import { measureVariant } from './measure-variant.ts';
import { renditionArguments } from './rendition-arguments.ts';
import { COPY_TIMEOUT, encodingTime } from './time-limits.ts';

export interface TranscodeRequest {
  source: string;
  /** The folder of the result; only its parent exists. */
  target: string;
  /** The path prefix of temporary folders, on the same file system as `target`. */
  workPrefix: string;
  useCompression: boolean;
  useVertical: boolean;
  space: DiskSpace;
  /** Returns the time limit in milliseconds for encoding this many pixels. */
  timeLimit?: (pixels: number) => number;
  /** Kills ffmpeg when it aborts. */
  signal: AbortSignal;
}

/** Properties measured from the source, apart from the renditions. */
export interface TranscodedVideo {
  /** Seconds. */
  duration: number;
  /** Pixels as displayed. */
  width: number;
  height: number;
  /** Bytes. */
  size: number;
  renditions: Renditions;
}

/**
 * The video itself is broken, so a retry would fail too. The message is a sentence for its owner, the cause has details
 * for the log.
 */
export class BrokenVideoError extends Error {}

/** The height of the progressive rendition for players without HLS; more would cost bandwidth without a visible benefit. */
const MP4_SIDE = 720;

const DISK_FULL_MESSAGE = 'no space left for video files';

/** The minimum share that must be decodable. Decoders skip unreadable parts; below this share, too much would be missing. */
const MIN_DECODABLE_SHARE = 0.9;

/**
 * Transcodes a source into `master.m3u8` with its renditions, `video.mp4` and `poster.jpg`. Works in a temporary folder
 * and renames it at the end, so the target is complete or does not exist.
 * @throws BrokenVideoError; any other error is not the video's fault
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
 * Recreates the temporary folder. A killed attempt may have left one with an ffmpeg that still writes to it; without
 * the folder, that ffmpeg fails at its next segment.
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
  const { start, picture, soundIndex } = await probeVideo(tools, source, signal);
  if (picture === null) throw new BrokenVideoError('There is no picture in it.');
  const refusal = refuseDynamicRange(tools, picture);
  if (refusal !== null) throw new BrokenVideoError(refusal);
  const { width, height } = picture;
  const ladder = renditionsOf({ ...request, width, height });
  const measured = picture.duration === null ? await measureLength(tools, source, { start, picture }) : null;
  const duration = picture.duration ?? measured?.duration;
  if (!duration) throw new BrokenVideoError('There is no picture in it.');
  if ((await request.space.spare()) < maxBytes(ladder, duration)) throw new Error(DISK_FULL_MESSAGE);
  for (const { name } of ladder) await mkdir(join(folder, name));
  const input = { path: source, picture, soundIndex, duration };
  const timeout = timeLimit(pixelsToProcess(picture, duration, measured?.frames));
  await runFfmpeg(tools, renditionArguments(input, ladder, request.useCompression), {
    cwd: folder,
    signal,
    timeout,
  });

  const variants = await Promise.all(ladder.map((it) => measureVariant(folder, it, soundIndex !== null)));
  const decoded = Math.min(...variants.map(({ segments }) => durationOf(segments)));
  if (decoded < duration * MIN_DECODABLE_SHARE)
    throw new BrokenVideoError(
      `Only ${oneDecimal(decoded)} s of its ${oneDecimal(duration)} s can be decoded. Export it again.`,
    );

  await writeFile(join(folder, 'master.m3u8'), masterPlaylist(variants));
  const copying = { cwd: folder, signal, timeout: COPY_TIMEOUT };
  const { best, progressive } = pickVariants(variants);
  await makeProgressive(tools, progressive, copying);
  await makePoster(tools, decoded, copying);
  const [{ size }, { size: bytes }] = await Promise.all([stat(source), stat(join(folder, 'video.mp4'))]);
  const renditions = {
    mp4: { ...sizeOf(progressive), bitrate: Math.ceil((bytes * 8) / decoded) },
    hls: { ...sizeOf(best), bitrate: bitrate(best.segments) },
  };
  return { duration, width, height, size, renditions };
}

/** Returns the best variant, and the best one for players without HLS. Variants come smallest first. */
function pickVariants(variants: Variant[]): { best: Variant; progressive: Variant } {
  const best = variants.at(-1);
  if (best === undefined) throw new Error('a video without renditions');
  const small = variants.findLast(({ width, height }) => Math.min(width, height) <= MP4_SIDE);
  return { best, progressive: small ?? variants[0] ?? best };
}

const sizeOf = ({ width, height }: Variant) => ({ width, height });

function maxBytes(renditions: Rendition[], duration: number): number {
  const bits = renditions.reduce((sum, { videoBitrate, audioBitrate }) => sum + videoBitrate + audioBitrate, 0);
  return (2 * bits * duration) / 8;
}

/** Copies a rendition into one file that can play while it loads. */
async function makeProgressive(tools: VideoTools, { uri }: Variant, options: FfmpegOptions) {
  const copy = ['-c', 'copy', '-bsf:a', 'aac_adtstoasc', '-movflags', '+faststart', 'video.mp4'];
  await runFfmpeg(tools, ['-v', 'error', '-nostdin', '-i', uri, ...copy], options);
}

/** Takes a frame after one second, because many films begin with a black picture. */
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
  if (timedOut)
    throw new BrokenVideoError(
      `It took more than ${Math.ceil(options.timeout / 60_000)} min to process. Export it in a smaller size.`,
    );
  // killed externally, for example when the system ran out of memory
  if (code === null) throw new Error('ffmpeg was killed');
  if (stderr.includes('No space left on device')) throw new Error(DISK_FULL_MESSAGE);
  // the decoder complains about every frame; the end of its output is enough
  throw new BrokenVideoError('It can not be decoded. Export it again as H.264 with AAC (mp4).', {
    cause: stderr.trim().slice(-500),
  });
}

const oneDecimal = (value: number) => Number(value.toFixed(1));
