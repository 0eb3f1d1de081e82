import { type Stream, seconds } from './ffprobe-output.ts';

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
  isInterlaced: boolean;
  /** The transfer function of a high dynamic range; null for a standard picture. */
  hdrTransfer: 'smpte2084' | 'arib-std-b67' | null;
  isFullRange: boolean;
}

/** The picture's own duration: the file's may be longer because of its sound. */
function durationOf(picture: Stream, fileStart: number): number | null {
  const duration = seconds(picture.duration);
  return duration && (seconds(picture.start_time) ?? fileStart) - fileStart + duration;
}

/** PQ and HLG, by their names in ffmpeg. */
const hdrTransfers = ['smpte2084', 'arib-std-b67'] as const;

/** @param fileStart the timestamp at which the file begins */
export function toPicture(stream: Stream, fileStart: number): PictureFacts {
  const { index, codec_name: codec = 'unknown', width = 0, height = 0 } = stream;
  const displayedWidth = Math.round(width * pixelAspect(stream.sample_aspect_ratio));
  const onItsSide = Math.abs(rotationOf(stream)) % 180 === 90;
  const averageRate = quotient(stream.avg_frame_rate) ?? 0;
  return {
    index,
    codec,
    duration: durationOf(stream, fileStart),
    ...(onItsSide ? { width: height, height: displayedWidth } : { width: displayedWidth, height }),
    codedWidth: width,
    codedHeight: height,
    frames: Number(stream.nb_frames) || null,
    averageRate,
    highestRate: Math.max(averageRate, quotient(stream.r_frame_rate) ?? 0),
    isInterlaced: ['tt', 'bb', 'tb', 'bt'].includes(stream.field_order ?? ''),
    hdrTransfer: hdrTransfers.find((transfer) => transfer === stream.color_transfer) ?? null,
    isFullRange: stream.color_range === 'pc',
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
