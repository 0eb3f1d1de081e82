import { runTool } from './run-tool.ts';
import type { VideoTools } from './video-tools.ts';

/** The properties of a file, determined from its content. */
export interface VideoFacts {
  container: 'mp4' | 'mov' | 'webm';
  /** The timestamp at which its tracks begin, in seconds. */
  start: number;
  /** The picture; null for a file with sound only. */
  picture: PictureFacts | null;
  /** The index of the first audio track. */
  soundIndex: number | null;
}

export interface PictureFacts {
  index: number;
  codec: string;
  /** Seconds from the file's start to the end of the last frame; null if the file does not declare it, as in webm. */
  duration: number | null;
  /** Pixels as displayed: with rotation and pixel aspect ratio applied. */
  width: number;
  height: number;
  /** Pixels as encoded, which a decoder holds in memory. */
  codedWidth: number;
  codedHeight: number;
  /** The number of frames in the index; null without such an index. */
  frames: number | null;
  /** Average frames per second; 0 if the file does not declare it. */
  averageRate: number;
  /** The highest rate that ffmpeg may assume for the stream; it then repeats frames up to that rate. */
  highestRate: number;
}

/** ffprobe cannot read the file; the message is ffprobe's. */
export class UnreadableFileError extends Error {
  /** Of the first track that no decoder may read, by its decoder's name; null if there is none. */
  get refusedCodec(): string | null {
    return /Codec \((\w+)\) not on whitelist/.exec(this.message)?.[1] ?? null;
  }
}

/** A video has a picture, sound in some languages, and subtitles; a file of a few kilobytes can declare thousands. */
export const MAX_TRACKS = 16;

/**
 * What may read an upload, by the names in all builds of ffmpeg. A file made to break a decoder finds hundreds of others
 * in most builds.
 */
const decoders = [
  ...['h264', 'hevc', 'vp8', 'libvpx', 'vp9', 'libvpx-vp9', 'av1', 'libdav1d', 'libaom-av1'],
  ...['aac', 'mp1float', 'mp2float', 'mp3float', 'mp3', 'ac3', 'eac3', 'alac', 'flac', 'amrnb', 'amrwb'],
  ...['opus', 'libopus', 'vorbis', 'libvorbis', 'pcm_u8', 'pcm_s8', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be'],
  ...['pcm_s32le', 'pcm_s32be', 'pcm_f32le', 'pcm_f32be', 'pcm_f64le', 'pcm_f64be', 'pcm_alaw', 'pcm_mulaw'],
  // covers and subtitles beside the video, which are left out; ffprobe opens the first decoder of a codec
  ...['mjpeg', 'png', 'mov_text', 'webvtt', 'srt', 'subrip', 'ssa', 'ass', 'cc_dec', 'dvdsub', 'pgssub', 'dvbsub'],
  // common in what is exported for editing, and refused in words of its own
  ...['mpeg4', 'prores'],
];

/**
 * Options before every `-i` of an uploaded file. Without the format list ffmpeg would follow a playlist named .mp4, and
 * without the protocol list URLs inside files. The others bound its memory: a file of a few kilobytes can declare an
 * index, a picture or tracks that take gigabytes. The longest video at 200 frames per second has an index of 17 MB.
 */
export const untrustedInput = [
  ...['-protocol_whitelist', 'file', '-format_whitelist', 'mov,mp4,matroska,webm'],
  ...['-codec_whitelist', decoders.join()],
  // of one block, in bytes
  ...['-max_alloc', `${64 * 1024 * 1024}`],
  // of a picture; one up to this size is still measured, to say that it is too large
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
  const picture = streams.find((stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic);
  const sound = streams.find((stream) => stream.codec_type === 'audio');
  const start = seconds(format.start_time) ?? 0;
  return {
    container: containerOf(format),
    start,
    picture: picture === undefined ? null : toPicture(picture, durationOf(picture, start)),
    soundIndex: sound?.index ?? null,
  };
}

interface Stream {
  index: number;
  codec_type?: string;
  codec_name?: string;
  width?: number;
  height?: number;
  sample_aspect_ratio?: string;
  start_time?: string;
  duration?: string;
  nb_frames?: string;
  avg_frame_rate?: string;
  r_frame_rate?: string;
  disposition?: { attached_pic?: number };
  tags?: { rotate?: string };
  side_data_list?: { rotation?: number }[];
}

interface Format {
  format_name?: string;
  start_time?: string;
  tags?: { major_brand?: string };
}

async function probe(tools: VideoTools, file: string, signal?: AbortSignal) {
  const { code, timedOut, stdout, stderr } = await runTool(
    tools,
    'ffprobe',
    ['-v', 'error', ...untrustedInput, '-show_format', '-show_streams', '-of', 'json', file],
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

/** The file's own duration says nothing of the picture: sound may be longer. */
function durationOf(picture: Stream, fileStart: number): number | null {
  const duration = seconds(picture.duration);
  return duration && (seconds(picture.start_time) ?? fileStart) - fileStart + duration;
}

function toPicture(stream: Stream, duration: number | null): PictureFacts {
  const { index, codec_name: codec = 'unknown', width = 0, height = 0 } = stream;
  const displayedWidth = Math.round(width * pixelAspect(stream.sample_aspect_ratio));
  const onItsSide = Math.abs(rotationOf(stream)) % 180 === 90;
  const averageRate = quotient(stream.avg_frame_rate) ?? 0;
  return {
    index,
    codec,
    duration,
    ...(onItsSide ? { width: height, height: displayedWidth } : { width: displayedWidth, height }),
    codedWidth: width,
    codedHeight: height,
    frames: Number(stream.nb_frames) || null,
    averageRate,
    highestRate: Math.max(averageRate, quotient(stream.r_frame_rate) ?? 0),
  };
}

/** Returns the rotation in degrees. Old builds of ffprobe report it in a tag, new ones in the stream's side data. */
function rotationOf(stream: Stream): number {
  const besideStream = stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation;
  return Math.round(besideStream ?? (Number(stream.tags?.rotate) || 0));
}

/** Defaults to 1 if unknown (`0:1`). */
const pixelAspect = (ratio?: string) => quotient(ratio) ?? 1;

/** Parses `4:3` as 1.33 and `30000/1001` as 29.97; null for unknown values (`0:1`, `0/0`). */
function quotient(ratio = ''): number | null {
  const [above, below] = ratio.split(/[:/]/).map(Number);
  return above && below ? above / below : null;
}

function seconds(text: string | undefined): number | null {
  const value = Number(text);
  return Number.isFinite(value) && text !== undefined ? value : null;
}
