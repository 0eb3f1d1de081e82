import { choosePicture, chooseSound, picturesOf, soundsOf } from './choose-tracks.ts';
import { type Format, type Stream, seconds } from './ffprobe-output.ts';
import { type PictureFacts, toPicture } from './picture-facts.ts';
import { runTool } from './run-tool.ts';
import type { VideoTools } from './video-tools.ts';

/** The properties of a file, determined from its content. */
export interface VideoFacts {
  container: 'mp4' | 'mov' | 'webm';
  /** The timestamp at which its tracks begin, in seconds. */
  start: number;
  /** The duration of the longest track in seconds; null if the file does not declare it. */
  duration: number | null;
  /** The picture; null for a file with sound only. */
  picture: PictureFacts | null;
  /** The index of the audio track that players play. */
  soundIndex: number | null;
  sounds: number;
  /** Whether a still picture comes before the picture. */
  hasStill: boolean;
}

/** ffprobe cannot read the file; the message is ffprobe's. */
export class UnreadableFileError extends Error {
  /** The decoder of the first track whose decoder is not allowed, by name; null if there is none. */
  get refusedCodec(): string | null {
    return /Codec \((\w+)\) not on whitelist/.exec(this.message)?.[1] ?? null;
  }
}

/** A video has a picture, sound in some languages, and subtitles; a file of a few kilobytes can declare thousands. */
export const MAX_TRACKS = 16;

/**
 * The decoders allowed for uploads, by their names in all builds of ffmpeg. Most builds contain hundreds of others that a
 * malicious file could exploit.
 */
const decoders = [
  ...['h264', 'hevc', 'vp8', 'libvpx', 'vp9', 'libvpx-vp9', 'av1', 'libdav1d', 'libaom-av1'],
  ...['aac', 'mp1float', 'mp2float', 'mp3float', 'mp3', 'ac3', 'eac3', 'alac', 'flac', 'amrnb', 'amrwb'],
  ...['opus', 'libopus', 'vorbis', 'libvorbis', 'pcm_u8', 'pcm_s8', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be'],
  ...['pcm_s32le', 'pcm_s32be', 'pcm_f32le', 'pcm_f32be', 'pcm_f64le', 'pcm_f64be', 'pcm_alaw', 'pcm_mulaw'],
  // for covers and subtitles, which transcoding drops; ffprobe opens the first decoder of a codec
  ...['mjpeg', 'png', 'mov_text', 'webvtt', 'srt', 'subrip', 'ssa', 'ass', 'cc_dec', 'dvdsub', 'pgssub', 'dvbsub'],
  // common in editing exports; allowed so that they can be refused with a specific message
  ...['mpeg4', 'prores'],
];

/**
 * Options before every `-i` of an uploaded file. Without the format list ffmpeg would follow a playlist named .mp4, and
 * without the protocol list URLs inside files. The others bound its memory: a file of a few kilobytes can declare an
 * index, a picture or tracks that take gigabytes. The longest video at 200 frames per second has an index of 17 MB.
 */
export const untrustedInputOptions = [
  ...['-protocol_whitelist', 'file', '-format_whitelist', 'mov,mp4,matroska,webm'],
  ...['-codec_whitelist', decoders.join()],
  // per block, in bytes
  ...['-max_alloc', `${64 * 1024 * 1024}`],
  // per picture; larger ones up to this size are still measured, for a specific message
  ...['-max_pixels', `${8192 * 8192}`],
  ...['-max_streams', `${MAX_TRACKS}`],
];

const TIMEOUT = 30_000;

/**
 * Measures a video file with ffprobe.
 * @throws UnreadableFileError for a file that is not mp4, mov or webm, or that takes ffprobe too long
 */
export async function probeVideo(tools: VideoTools, file: string, signal?: AbortSignal): Promise<VideoFacts> {
  const { format, streams } = await probe(tools, file, signal);
  const picture = choosePicture(streams);
  const start = seconds(format.start_time) ?? 0;
  return {
    container: containerOf(format),
    start,
    duration: seconds(format.duration),
    picture: picture === undefined ? null : toPicture(picture, start),
    soundIndex: chooseSound(streams)?.index ?? null,
    sounds: soundsOf(streams).length,
    hasStill: picture !== picturesOf(streams)[0],
  };
}

async function probe(tools: VideoTools, file: string, signal?: AbortSignal) {
  const { code, timedOut, stdout, stderr } = await runTool(
    tools,
    'ffprobe',
    ['-v', 'error', ...untrustedInputOptions, '-show_format', '-show_streams', '-of', 'json', file],
    { timeout: TIMEOUT, signal },
  );
  if (timedOut) throw new UnreadableFileError(`ffprobe gave up after ${TIMEOUT / 1000} s`);
  if (code !== 0) throw new UnreadableFileError(stderr);
  const { format = {}, streams = [] } = JSON.parse(stdout) as { format?: Format; streams?: Stream[] };
  return { format, streams };
}

function containerOf({ format_name = '', tags }: Format): VideoFacts['container'] {
  if (format_name.includes('webm')) return 'webm';
  return tags?.major_brand?.trim() === 'qt' ? 'mov' : 'mp4';
}
